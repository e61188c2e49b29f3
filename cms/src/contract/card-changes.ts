import { z } from 'zod';
import { CARD_PARTS } from './card-parts';

/**
 * What a change of a card is told by: parts that a save sends, and what staff do besides. Names alone: the values before are
 * nobody's business once they were changed.
 */
export const CARD_CHANGE_PARTS = [
  'created',
  'deleted',
  ...CARD_PARTS,
  'career',
  'visibility',
  'indexing',
  'consent',
] as const;
export type CardChangePart = (typeof CARD_CHANGE_PARTS)[number];

/** Most changes of a card that are kept; the oldest go first. */
export const CARD_CHANGES_MAX = 100;

/** Answer of GET /player-cards/{id}/changes: the newest first. */
export const cardChanges = z.object({
  changes: z.array(
    z.object({
      /** ISO 8601. */
      changedAt: z.string(),
      /** Name of who changed the card. */
      changedBy: z.string().nullable(),
      parts: z.array(z.enum(CARD_CHANGE_PARTS)),
    }),
  ),
});
export type CardChange = z.infer<typeof cardChanges>['changes'][number];
