import {
  CAREER_MAX_ENTRIES,
  CAREER_YEAR_MIN,
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

/** The player form as it is typed, under the names of specification §3. */
export interface CardFormValues {
  name: string;
  lastName: string;
  sport: string;
  position: string;
  country: string;
  /** MM/dd/yyyy. */
  birthDate: string;
  weight: string;
  height: string;
  graduationYear: string;
  collegeEnrollmentYear: string;
  languages: string;
  gpa: string;
  toeflScore: string;
  satScore: string;
  actScore: string;
  duolingoScore: string;
  intendedMajor: string;
  videoUrl: string;
  career: CareerRow[];
}

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

/** The contract's own rules, each under the name of its form field: the server and the form cannot drift apart. */
const shared = {
  name: cardCreate.shape.name,
  lastName: cardCreate.shape.lastName,
  sport: cardCreate.shape.sport,
  country: cardCreate.shape.country,
  birthDate: typedBirthDate,
  weight: cardCreate.shape.weight,
  height: cardCreate.shape.height,
  graduationYear: cardCreate.shape.highSchoolGraduation,
  collegeEnrollmentYear: cardCreate.shape.collegeEnrollmentExpected,
  languages: cardCreate.shape.languagesSpoken,
  gpa: cardCreate.shape.gpa,
  toeflScore: cardCreate.shape.toeflScore,
  satScore: cardCreate.shape.satScore,
  actScore: cardCreate.shape.actScore,
  duolingoScore: cardCreate.shape.duolingoScore,
  intendedMajor: cardCreate.shape.intendedMajor,
  videoUrl: cardCreate.shape.highlightsLink,
  career: z
    .array(careerRow)
    .min(1, { error: encodeMessage('rule.career.one') })
    .max(CAREER_MAX_ENTRIES, { error: encodeMessage('rule.career.many', { max: CAREER_MAX_ENTRIES }) }),
};

const forms = {
  create: z.object({ ...shared, position: cardCreate.shape.sportPosition }),
  edit: z.object({ ...shared, position: cardUpdate.shape.sportPosition }),
};

/** The rules of the form (specification §5; decisions, Forms): what they raise is an encoded message. */
export const cardForm = (mode: EditorMode) => forms[mode];
export type CardFormOutput = z.output<(typeof forms)['create']> | z.output<(typeof forms)['edit']>;

/** A row nobody touched, which is not sent (decisions, Forms). */
export const isEmptyRow = ({ team, startYear, endYear, isCurrent }: CareerRow): boolean =>
  [team, startYear, endYear].every((text) => text.trim() === '') && !isCurrent;

/** A row as the wire wants it: the end of a current team is this year (specification §5 "Numeric parsing"). */
const wireRow = ({ team, startYear, endYear, isCurrent }: CareerRow, year: number) => ({
  team,
  startYear,
  endYear: isCurrent ? year : endYear.trim() || null,
  isCurrent,
});

function rowIssues(row: CareerRow): { path: keyof CareerRow; message: string }[] {
  if (isEmptyRow(row)) return [];
  const year = new Date().getFullYear();
  const parsed = careerEntry.safeParse(wireRow(row, year));
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path, message }) => {
    // The end of a current team is not typed, so its start is what the person can mend.
    const isFutureStart = row.isCurrent && decodeMessage(message)?.key === 'rule.career.end';
    return isFutureStart
      ? { path: 'startYear', message: encodeMessage('rule.year', { min: CAREER_YEAR_MIN, max: year }) }
      : { path: path[0] as keyof CareerRow, message };
  });
}

/** @param rows checked by `cardForm` @returns what is sent, in the order of the form */
export function careerEntries(rows: CareerRow[], now = new Date()): CareerEntry[] {
  return rows.filter((row) => !isEmptyRow(row)).map((row) => careerEntry.parse(wireRow(row, now.getFullYear())));
}
