import {
  type CardCreate,
  type CardSport,
  type CareerRecord,
  DEFAULT_LANGUAGES,
  DEFAULT_MAJOR,
  type LeadCard,
  type PlayerCard,
  PRESENT,
} from '@upfield/cms/contract';
import { textOfDay } from '~/forms/date-text';
import {
  byFormName,
  type CardFormOutput,
  type CardFormValues,
  type CareerRow,
  emptyCareerRow,
  FORM_NAMES,
  type FormField,
  isEmptyRow,
} from './card-form';

/** A new card's form (specification §3: languages have a default). */
export const newCardValues = (): CardFormValues => ({
  ...byFormName(() => ''),
  languages: DEFAULT_LANGUAGES,
  career: [{ ...emptyCareerRow }],
});

const typed = (value: string | number | CardSport | null): string =>
  typeof value === 'object' ? (value?._id ?? '') : String(value);

/** Form values of a stored card. The default major is shown as an empty field, which is saved as the default again. */
export const cardValues = (card: PlayerCard): CardFormValues => ({
  ...byFormName((field) => typed(card[field])),
  birthDate: textOfDay(card.dateOfBirth),
  intendedMajor: card.intendedMajor === DEFAULT_MAJOR ? '' : card.intendedMajor,
  career: card.career.length > 0 ? card.career.map(careerRowOf) : [{ ...emptyCareerRow }],
});

/** A new card's form that begins with the texts of another card; its film is that player's own. */
export const copiedValues = (card: PlayerCard): CardFormValues => ({ ...cardValues(card), videoUrl: '' });

/** A new card's form that begins with what a family's request says; what it leaves open is as in an empty form. */
export const leadValues = ({ name, lastName, sport, country, ...lead }: LeadCard): CardFormValues => ({
  ...newCardValues(),
  name,
  lastName,
  sport: typed(sport ?? ''),
  country,
  graduationYear: typed(lead.highSchoolGraduation ?? ''),
  videoUrl: typed(lead.highlightsLink ?? ''),
});

/** The end year of a current team is empty and disabled (specification §4). */
const careerRowOf = ({ team, startYear, endYear, isCurrent }: CareerRecord): CareerRow => ({
  team,
  startYear: typed(startYear),
  endYear: isCurrent ? '' : typed(endYear),
  isCurrent,
});

/** The body of a save, every field present; its pictures are stored first, and its date is the server's. */
export type CardBody = Omit<CardCreate, 'cardImageUrl' | 'bannerImageUrl'>;

/**
 * The body of a save (specification §3 "Player card, as sent on save").
 * @param form what the rules made of the form
 * @param rows its career rows; the first current team stands in the card's own `career` (decisions, Forms)
 */
export function cardBody(form: CardFormOutput, rows: CareerRow[]): CardBody {
  const current = rows.find((row) => row.isCurrent && !isEmptyRow(row));
  const typedFields = Object.entries(FORM_NAMES).map(([field, name]) => [field, form[name]]);
  return {
    status: true,
    active: true,
    // The rule of each field gave its value, which types do not follow through a list.
    ...(Object.fromEntries(typedFields) as Pick<CardCreate, FormField>),
    career: current ? [{ team: current.team.trim(), years: PRESENT }] : [],
  };
}

/** @param path of the API, such as `dateOfBirth` @returns the form's path for it, the same where both agree */
export const formFieldOf = (path: string): string => FORM_NAMES[path as keyof typeof FORM_NAMES] ?? path;
