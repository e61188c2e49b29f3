import { z } from 'zod';
import { isCalendarDay } from './calendar-day';
import {
  asksForGuardian,
  DRAFT_AGE,
  FAMILY_LEAD_KINDS,
  LEAD_AGE,
  LEAD_TEXT_MAX,
  LEAD_WRITERS,
  PACKAGES,
  VIDEO_HIGHLIGHT,
} from './lead-choices';
import { leadEnvelope } from './lead-envelope';
import { encodeMessage } from './messages';
import {
  E164,
  email,
  optionalFilmUrl,
  optionalLines,
  optionalText,
  parseNumber,
  requiredLines,
  requiredText,
  SCHOOL_YEAR_RANGE,
} from './rules';
import { DOCUMENT_ID_MAX } from './text';

const required = () => encodeMessage('rule.required');

/** A phone number in E.164; spaces, dots, dashes and brackets in it are dropped. */
export const phone = z
  .string({ error: required })
  .transform((text) => text.replace(/[\s().\-\u2010-\u2015]/g, ''))
  .pipe(
    z
      .string()
      .min(1, { error: encodeMessage('rule.required') })
      .regex(E164, { error: encodeMessage('rule.phone') }),
  );

const age = z.union([z.number(), z.string()], { error: required }).transform((value, context) => {
  const years = parseNumber(value);
  const problem =
    years === null
      ? encodeMessage('rule.required')
      : !Number.isInteger(years)
        ? encodeMessage('rule.integer')
        : years < 0 || years > LEAD_AGE.max
          ? encodeMessage('rule.age.range', { min: LEAD_AGE.min, max: LEAD_AGE.max })
          : years < LEAD_AGE.min
            ? encodeMessage('rule.age.young', { min: LEAD_AGE.min })
            : null;
  if (problem === null) return years as number;
  context.addIssue({ code: 'custom', message: problem });
  return z.NEVER;
});

const graduationDate = z
  .string({ error: required })
  .trim()
  .min(1, { error: encodeMessage('rule.required') })
  .refine(
    (day) => {
      const year = Number(day.slice(0, 4));
      return isCalendarDay(day) && year >= SCHOOL_YEAR_RANGE.min && year <= SCHOOL_YEAR_RANGE.max;
    },
    { error: encodeMessage('rule.date') },
  );

const emptyIsNull = (value: unknown) => (value === '' || value === undefined ? null : value);

/** One of `values`; empty, null and absent say nothing. */
const optionalChoice = <const Value extends string>(values: readonly Value[]) =>
  z
    .union([z.literal(''), z.enum(values)], { error: encodeMessage('rule.choice') })
    .nullish()
    .transform((choice) => (choice || null) as Value | null);

const optionalEmail = z.preprocess(emptyIsNull, email.nullable()) as z.ZodType<
  string | null,
  string | null | undefined
>;

const consent = z.literal(true, { error: encodeMessage('rule.consent') });

const familyFields = z.strictObject({
  ...leadEnvelope.shape,
  kind: z.enum(FAMILY_LEAD_KINDS, { error: encodeMessage('rule.choice') }),
  /** Who fills in the form; the fields mean the same in any case. */
  writer: optionalChoice(LEAD_WRITERS),
  fullname: requiredText(LEAD_TEXT_MAX.fullname),
  email,
  phone,
  age,
  sport: requiredText(LEAD_TEXT_MAX.sport),
  country: requiredText(LEAD_TEXT_MAX.country),
  /** yyyy-MM-dd. */
  graduationDate,
  videoHighlight: z.enum(VIDEO_HIGHLIGHT, { error: encodeMessage('rule.choice') }),
  highlightLink: optionalFilmUrl,
  /** The film is on a phone and comes by WhatsApp: then it needs no link. */
  filmByWhatsapp: z
    .boolean({ error: encodeMessage('rule.choice') })
    .nullish()
    .transform((promised) => promised ?? false),
  packageInterested: optionalChoice(PACKAGES),
  /** The pack whose button on the packages page led to the form, as an editor called it: the list has no entry for some. */
  chosenPack: optionalText(LEAD_TEXT_MAX.chosenPack),
  guardianName: optionalText(LEAD_TEXT_MAX.fullname),
  guardianEmail: optionalEmail,
  consent,
  /** The words beside the box, as the form showed them. */
  consentText: optionalLines(LEAD_TEXT_MAX.consentText),
});

/** The rules that join two fields run even when another field is wrong, so that a form shows everything at once. */
const always = { when: () => true };

interface FamilyAnswers {
  kind?: unknown;
  age?: unknown;
  videoHighlight?: unknown;
  highlightLink?: unknown;
  filmByWhatsapp?: unknown;
  guardianName?: unknown;
  guardianEmail?: unknown;
}

const years = ({ age }: FamilyAnswers) => {
  const value = typeof age === 'number' || typeof age === 'string' ? parseNumber(age) : null;
  return value === null || !Number.isInteger(value) ? null : value;
};

const lacksFilm = ({ videoHighlight, highlightLink, filmByWhatsapp }: FamilyAnswers) =>
  videoHighlight === 'yes' && !highlightLink && filmByWhatsapp !== true;

const lacks = (answers: FamilyAnswers, field: 'guardianName' | 'guardianEmail') =>
  asksForGuardian(years(answers)) && !answers[field];

/** Body of POST /leads from a family's form. A link is kept only when there is a video, a guardian only under 18. */
const familyLead = familyFields
  .refine((lead: FamilyAnswers) => !lacksFilm(lead), {
    path: ['highlightLink'],
    error: encodeMessage('rule.required'),
    ...always,
  })
  .refine((lead: FamilyAnswers) => !lacks(lead, 'guardianName'), {
    path: ['guardianName'],
    error: encodeMessage('rule.required'),
    ...always,
  })
  .refine((lead: FamilyAnswers) => !lacks(lead, 'guardianEmail'), {
    path: ['guardianEmail'],
    error: encodeMessage('rule.required'),
    ...always,
  })
  .refine(
    (lead: FamilyAnswers) => {
      const value = years(lead);
      const draft = lead.kind === 'draft-registration' || lead.kind === 'draft-waiting-list';
      return !draft || value === null || value < LEAD_AGE.min || (value >= DRAFT_AGE.min && value <= DRAFT_AGE.max);
    },
    { path: ['age'], error: encodeMessage('rule.age.range', { min: DRAFT_AGE.min, max: DRAFT_AGE.max }), ...always },
  );
export type FamilyLead = z.infer<typeof familyLead>;

const PLAYER_ID = new RegExp(`^[a-z0-9]{1,${DOCUMENT_ID_MAX}}$`, 'i');
const playerId = z.string({ error: required }).regex(PLAYER_ID, { error: encodeMessage('rule.required') });

/** Body of POST /leads from "Ask about this player" on a player's page. */
export const coachQuestion = z.strictObject({
  ...leadEnvelope.shape,
  kind: z.literal('coach-question'),
  playerId,
  fullname: requiredText(LEAD_TEXT_MAX.fullname),
  university: requiredText(LEAD_TEXT_MAX.university),
  email,
  message: requiredLines(LEAD_TEXT_MAX.message),
});
export type CoachQuestion = z.infer<typeof coachQuestion>;

/** Body of POST /leads from "Request removal" on a player's page. */
export const removalRequest = z.strictObject({
  ...leadEnvelope.shape,
  kind: z.literal('removal-request'),
  playerId,
  fullname: requiredText(LEAD_TEXT_MAX.fullname),
  email,
  message: optionalLines(LEAD_TEXT_MAX.message),
});
export type RemovalRequest = z.infer<typeof removalRequest>;

const lead = z.discriminatedUnion('kind', [familyLead, coachQuestion, removalRequest], {
  error: encodeMessage('rule.choice'),
});

/** Body of POST /leads. Without a `kind` it is the assessment request of specification §3. */
export const leadSubmission = z.preprocess(
  (body) => (typeof body === 'object' && body !== null && !('kind' in body) ? { kind: 'assessment', ...body } : body),
  lead,
);
export type LeadSubmission = z.infer<typeof leadSubmission>;
