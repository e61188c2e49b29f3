/**
 * Bounds of a card's fields and the texts shown for empty ones. Must not import zod, to keep it out of the pages'
 * bundles.
 */

/** Longest name of the words of a consent, such as `en-1f0c9ab2`, in characters. */
export const CONSENT_VERSION_MAX = 20;

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

/** Bounds of a number, both included; `step` is the finest value kept. */
export interface NumberBounds {
  min: number;
  max: number;
  step: number;
}

/**
 * Results of school and tests (decisions, HTTP contract); a missing one reads "TBD". A new one starts here, and so does a
 * measure: docs/architecture.md, "To add a field to the card".
 */
export const SCORE_BOUNDS = {
  gpa: { min: 0, max: 4, step: 0.01 },
  toeflScore: { min: 0, max: 120, step: 0.01 },
  satScore: { min: 0, max: 1600, step: 0.01 },
  actScore: { min: 0, max: 36, step: 0.01 },
  duolingoScore: { min: 0, max: 160, step: 0.01 },
} as const;

/** Lowest and highest result that a test gives. */
interface Scale {
  min: number;
  max: number;
  step?: number;
}

/**
 * Results that each test gives, told to staff as a hint; what is taken are the bounds above. Looked up on 2026-11-30:
 * - SAT: College Board, "Interpreting SAT scores", total 400–1600, sat-stage.collegeboard.org/sat/scores/understanding-scores/interpreting
 * - ACT: composite of 1 to 36, in ACT's words by secondary sources alone (k12academics.com and others); act.org was not at hand
 * - TOEFL: ETS, "Understanding Score Reports After January 21, 2026": until January 2028 a report prints a comparable total of
 *   0–120 beside the new overall score of 1–6, intercom.help/toeflaccess/en/articles/12839171
 * - Duolingo English Test: Duolingo, "How do I interpret my Duolingo English Test results?", overall 10–160, and "What is the scale of
 *   these new subscores?", steps of 5 as the overall score, testcenter.zendesk.com/hc/en-us/articles/360011091711 and 360044217572
 */
export const TEST_SCALES = {
  toeflScore: { min: 0, max: 120 },
  satScore: { min: 400, max: 1600 },
  actScore: { min: 1, max: 36 },
  duolingoScore: { min: 10, max: 160, step: 5 },
} as const satisfies Partial<Record<keyof typeof SCORE_BOUNDS, Scale>>;

/** Measures of the body (decisions, HTTP contract). A missing one reads "Not specified". */
export const MEASURE_BOUNDS = {
  /** Kilograms. */
  weight: { min: 0, max: 300, step: 0.01 },
  /** Centimetres. */
  height: { min: 0, max: 272, step: 0.01 },
} as const;

export const NUMBER_BOUNDS = { ...SCORE_BOUNDS, ...MEASURE_BOUNDS } as const;

export type CardScore = keyof typeof SCORE_BOUNDS;
export type CardMeasure = keyof typeof MEASURE_BOUNDS;
export type CardNumber = CardScore | CardMeasure;

export const CARD_SCORES = Object.keys(SCORE_BOUNDS) as CardScore[];
export const CARD_MEASURES = Object.keys(MEASURE_BOUNDS) as CardMeasure[];

/** An object with the fields of a table, each with what `make` makes of its bounds. */
export const mapBounds = <Field extends string, Made>(
  table: Readonly<Record<Field, NumberBounds>>,
  make: (bounds: NumberBounds) => Made,
) =>
  Object.fromEntries(Object.entries<NumberBounds>(table).map(([field, bounds]) => [field, make(bounds)])) as Record<
    Field,
    Made
  >;

/** `years` of the current team in a card's own career field (specification §3). */
export const PRESENT = 'Present';
export const DEFAULT_MAJOR = 'TBD';
export const DEFAULT_LANGUAGES = 'English/Spanish';

/** A deleted card can be restored for this long. */
export const RESTORE_MINUTES = 10;
