import {
  type CardWrite,
  type CareerRecord,
  DEFAULT_LANGUAGES,
  DEFAULT_MAJOR,
  type PlayerCard,
  PRESENT,
} from '@upfield/cms/contract';
import { textOfDay } from '~/forms/date-text';
import { type CardFormOutput, type CardFormValues, type CareerRow, emptyCareerRow, isEmptyRow } from './card-form';

/** A new card's form (specification §3: languages have a default). */
export function newCardValues(): CardFormValues {
  return {
    name: '',
    lastName: '',
    sport: '',
    position: '',
    country: '',
    birthDate: '',
    weight: '',
    height: '',
    graduationYear: '',
    collegeEnrollmentYear: '',
    languages: DEFAULT_LANGUAGES,
    gpa: '',
    toeflScore: '',
    satScore: '',
    actScore: '',
    duolingoScore: '',
    intendedMajor: '',
    videoUrl: '',
    career: [{ ...emptyCareerRow }],
  };
}

const typed = (value: string | number | null): string => (value === null ? '' : String(value));

/** A stored card's form. The default major shows as the empty field that stands for it. */
export function cardValues(card: PlayerCard): CardFormValues {
  return {
    name: card.name,
    lastName: card.lastName,
    sport: card.sport?._id ?? '',
    position: typed(card.sportPosition),
    country: card.country,
    birthDate: textOfDay(card.dateOfBirth),
    weight: typed(card.weight),
    height: typed(card.height),
    graduationYear: typed(card.highSchoolGraduation),
    collegeEnrollmentYear: typed(card.collegeEnrollmentExpected),
    languages: typed(card.languagesSpoken),
    gpa: typed(card.gpa),
    toeflScore: typed(card.toeflScore),
    satScore: typed(card.satScore),
    actScore: typed(card.actScore),
    duolingoScore: typed(card.duolingoScore),
    intendedMajor: card.intendedMajor === DEFAULT_MAJOR ? '' : card.intendedMajor,
    videoUrl: typed(card.highlightsLink),
    career: card.career.length > 0 ? card.career.map(careerRowOf) : [{ ...emptyCareerRow }],
  };
}

/** The end year of a current team is empty and disabled (specification §4). */
const careerRowOf = ({ team, startYear, endYear, isCurrent }: CareerRecord): CareerRow => ({
  team,
  startYear: typed(startYear),
  endYear: isCurrent ? '' : typed(endYear),
  isCurrent,
});

/** The body of a save; its pictures are stored first, and its date is the server's. */
export type CardBody = Omit<CardWrite, 'cardImageUrl' | 'bannerImageUrl' | 'updatedAt'>;

/**
 * The body of a save (specification §3 "Player card, as sent on save").
 * @param form what the rules made of the form
 * @param rows its career rows; the first current team stands in the card's own `career` (decisions, Forms)
 */
export function cardBody(form: CardFormOutput, rows: CareerRow[]): CardBody {
  const current = rows.find((row) => row.isCurrent && !isEmptyRow(row));
  return {
    status: true,
    active: true,
    name: form.name,
    lastName: form.lastName,
    sport: form.sport,
    sportPosition: form.position,
    country: form.country,
    dateOfBirth: form.birthDate,
    weight: form.weight,
    height: form.height,
    highSchoolGraduation: form.graduationYear,
    collegeEnrollmentExpected: form.collegeEnrollmentYear,
    languagesSpoken: form.languages,
    gpa: form.gpa,
    toeflScore: form.toeflScore,
    satScore: form.satScore,
    actScore: form.actScore,
    duolingoScore: form.duolingoScore,
    intendedMajor: form.intendedMajor,
    highlightsLink: form.videoUrl,
    career: current ? [{ team: current.team.trim(), years: PRESENT }] : [],
  };
}

/** The form field that shows an error the server found in a wire field. */
const FORM_FIELDS: Record<string, keyof CardFormValues> = {
  sportPosition: 'position',
  dateOfBirth: 'birthDate',
  highSchoolGraduation: 'graduationYear',
  collegeEnrollmentExpected: 'collegeEnrollmentYear',
  languagesSpoken: 'languages',
  highlightsLink: 'videoUrl',
};

/** @param path of the wire, such as `dateOfBirth` @returns the form's path for it, the same where both agree */
export const formFieldOf = (path: string): string => FORM_FIELDS[path] ?? path;
