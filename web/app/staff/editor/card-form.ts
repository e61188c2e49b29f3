import {
  CAREER_MAX_ENTRIES,
  CAREER_YEAR_MIN,
  type CardCreate,
  type CareerEntry,
  cardCreate,
  cardUpdate,
  careerEntry,
  decodeMessage,
  encodeMessage,
  optionalBirthDate,
} from '@upfield/cms/contract';
import { z } from 'zod';
import { dayOfText } from '~/forms/date-text';

/** Create and edit share one form; the position is required on edit alone (specification §5). */
export type EditorMode = 'create' | 'edit';

/** One team as it is typed. */
export interface CareerRow {
  team: string;
  startYear: string;
  endYear: string;
  isCurrent: boolean;
}

/** The fields of a card that the form has as one text each; pictures and careers are kept apart. */
export type FormField = Exclude<keyof CardCreate, 'status' | 'active' | 'cardImageUrl' | 'bannerImageUrl' | 'career'>;

/**
 * What the form calls each field of a card, in the order of the form (specification §3 names six otherwise than the API).
 * A field of the contract that is missing here does not compile: every save of the form would set it to null.
 */
export const FORM_NAMES = {
  name: 'name',
  lastName: 'lastName',
  sport: 'sport',
  sportPosition: 'position',
  country: 'country',
  dateOfBirth: 'birthDate',
  weight: 'weight',
  height: 'height',
  highSchoolGraduation: 'graduationYear',
  collegeEnrollmentExpected: 'collegeEnrollmentYear',
  languagesSpoken: 'languages',
  gpa: 'gpa',
  toeflScore: 'toeflScore',
  satScore: 'satScore',
  actScore: 'actScore',
  duolingoScore: 'duolingoScore',
  intendedMajor: 'intendedMajor',
  highlightsLink: 'videoUrl',
} as const satisfies Record<FormField, string>;

export type FormName = (typeof FORM_NAMES)[keyof typeof FORM_NAMES];

/** The player form as it is typed; the birth date as MM/dd/yyyy. */
export interface CardFormValues extends Record<FormName, string> {
  career: CareerRow[];
}

/** An object with every form field; each value is the result of `make` for the card's field. */
export const byFormName = <Value>(make: (field: FormField) => Value) =>
  Object.fromEntries(Object.entries(FORM_NAMES).map(([field, name]) => [name, make(field as FormField)])) as Record<
    FormName,
    Value
  >;

export const emptyCareerRow: CareerRow = { team: '', startYear: '', endYear: '', isCurrent: false };

const typedBirthDate = z
  .string()
  .transform((text, context): string | null | undefined => {
    const day = dayOfText(text);
    if (day !== null) return day;
    context.addIssue({ code: 'custom', message: encodeMessage(text.trim() === '' ? 'rule.required' : 'rule.date') });
    return z.NEVER;
  })
  .pipe(optionalBirthDate);

const careerRow = z
  .object({ team: z.string(), startYear: z.string(), endYear: z.string(), isCurrent: z.boolean() })
  .superRefine((row, context) => {
    for (const { path, message } of rowIssues(row)) context.addIssue({ code: 'custom', path: [path], message });
  });

const careerRows = z
  .array(careerRow)
  .min(1, { error: encodeMessage('rule.required') })
  .max(CAREER_MAX_ENTRIES, { error: encodeMessage('rule.career.many', { max: CAREER_MAX_ENTRIES }) });

/** The contract's rules by form field, so that the form and the server always apply the same rules. */
const rulesOf = (card: typeof cardCreate | typeof cardUpdate) =>
  z.object({ ...byFormName((field) => card.shape[field]), birthDate: typedBirthDate, career: careerRows });

const forms = { create: rulesOf(cardCreate), edit: rulesOf(cardUpdate) };

/** The rules of the form (specification §5; decisions, Forms): what they raise is an encoded message. */
export const cardForm = (mode: EditorMode) => forms[mode];
export type CardFormOutput = z.output<ReturnType<typeof rulesOf>>;

/** An empty career row, which is not sent (decisions, Forms). */
export const isEmptyRow = ({ team, startYear, endYear, isCurrent }: CareerRow): boolean =>
  [team, startYear, endYear].every((text) => text.trim() === '') && !isCurrent;

/** A row as the API takes it: the end of a current team is this year (specification §5 "Numeric parsing"). */
const toCareerInput = ({ team, startYear, endYear, isCurrent }: CareerRow, year: number) => ({
  team,
  startYear,
  endYear: isCurrent ? year : endYear.trim() || null,
  isCurrent,
});

function rowIssues(row: CareerRow): { path: keyof CareerRow; message: string }[] {
  if (isEmptyRow(row)) return [];
  const year = new Date().getFullYear();
  const parsed = careerEntry.safeParse(toCareerInput(row, year));
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path, message }) => {
    // The end of a current team is not typed, so its start is what the person can correct.
    const isFutureStart = row.isCurrent && decodeMessage(message)?.key === 'rule.career.end';
    return isFutureStart
      ? { path: 'startYear', message: encodeMessage('rule.year', { min: CAREER_YEAR_MIN, max: year }) }
      : { path: path[0] as keyof CareerRow, message };
  });
}

/** @param rows checked by `cardForm` @returns what is sent, in the order of the form */
export function careerEntries(rows: CareerRow[], now = new Date()): CareerEntry[] {
  return rows.filter((row) => !isEmptyRow(row)).map((row) => careerEntry.parse(toCareerInput(row, now.getFullYear())));
}
