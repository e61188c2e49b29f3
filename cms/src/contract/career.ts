import { z } from 'zod';
import { CARD_TEXT_MAX } from './card-bounds';
import { encodeMessage } from './messages';
import { optionalYearBetween, requiredText, yearBetween } from './rules';
import { DOCUMENT_ID_MAX } from './text';

/** Career years run from 2000 to four years from now (decisions, HTTP contract). */
export const CAREER_YEAR_MIN = 2000;
const CAREER_YEARS_AHEAD = 4;

/** Most career entries of one card. */
export const CAREER_MAX_ENTRIES = 40;

/** Last career year accepted today. */
export const careerYearMax = (now = new Date()) => now.getFullYear() + CAREER_YEARS_AHEAD;

/** A career year that must be there. */
const careerYear = yearBetween(CAREER_YEAR_MIN, careerYearMax);
const optionalCareerYear = optionalYearBetween(CAREER_YEAR_MIN, careerYearMax);

const entry = z
  .strictObject({
    team: requiredText(CARD_TEXT_MAX.team),
    startYear: careerYear,
    endYear: optionalCareerYear,
    isCurrent: z.boolean({ error: () => encodeMessage('rule.boolean') }).default(false),
  })
  .refine(({ startYear, endYear }) => endYear === null || endYear >= startYear, {
    path: ['endYear'],
    error: encodeMessage('rule.career.end'),
  });

/** One team of a player's past, as sent. A current one may send the current year as its end (specification §3). */
export const careerEntry = entry;
export type CareerEntry = z.infer<typeof careerEntry>;

/** Body of POST /player-cards-career/create. */
export const careerCreate = z
  .strictObject({ ...entry.shape, playerCardId: requiredText(DOCUMENT_ID_MAX) })
  .refine(({ startYear, endYear }) => endYear === null || endYear >= startYear, {
    path: ['endYear'],
    error: encodeMessage('rule.career.end'),
  });
export type CareerCreate = z.infer<typeof careerCreate>;

/** Body of PUT /player-cards-career/update/{playerCardId}: the whole list. */
export const careerUpdate = z.strictObject({
  careers: z
    .array(careerEntry, { error: () => encodeMessage('rule.required') })
    .max(CAREER_MAX_ENTRIES, { error: encodeMessage('rule.career.many', { max: CAREER_MAX_ENTRIES }) }),
});

/** One team as read. Years are null when only the current team is known. */
export const careerRecord = z.object({
  id: z.string(),
  team: z.string(),
  startYear: z.number().nullable(),
  endYear: z.number().nullable(),
  isCurrent: z.boolean(),
});
export type CareerRecord = z.infer<typeof careerRecord>;

export const careerCreateAnswer = z.object({ playerCardCareer: careerRecord });
export const careerUpdateAnswer = z.object({ careers: z.array(careerRecord) });
