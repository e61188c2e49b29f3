/** What the fields of a card may hold and what stands in an empty one. Free of zod, so that a page can load it alone. */

/** Longest texts of a card, in characters. */
export const CARD_TEXT_MAX = {
  name: 80,
  position: 60,
  country: 60,
  major: 120,
  languages: 120,
  team: 120,
  /** The words that a guardian agreed to. */
  consent: 4000,
} as const;

/** Inclusive bounds of the numbers on a card; `step` is the finest value kept (decisions, HTTP contract). */
export const NUMBER_BOUNDS = {
  gpa: { min: 0, max: 4, step: 0.01 },
  toeflScore: { min: 0, max: 120, step: 0.01 },
  satScore: { min: 0, max: 1600, step: 0.01 },
  actScore: { min: 0, max: 36, step: 0.01 },
  duolingoScore: { min: 0, max: 160, step: 0.01 },
  /** Kilograms. */
  weight: { min: 0, max: 300, step: 0.01 },
  /** Centimetres. */
  height: { min: 0, max: 272, step: 0.01 },
} as const;

/** `years` of the current team in a card's own career field (specification §3). */
export const PRESENT = 'Present';
export const DEFAULT_MAJOR = 'TBD';
export const DEFAULT_LANGUAGES = 'English/Spanish';

/** A deleted card can be restored for this long. */
export const RESTORE_MINUTES = 10;
