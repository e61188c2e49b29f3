import type { CardFormValues, CareerRow } from './card-form';
import { isEmptyRow } from './card-form';

/** What two versions of a card disagree about; `mine` and `theirs` as they would be typed. */
export interface Difference {
  field: keyof CardFormValues | 'cardImage' | 'bannerImage';
  mine: string;
  theirs: string;
}

/** Which picture each version has; any text that tells two of them apart. */
export interface PictureNames {
  cardImage: string;
  bannerImage: string;
}

/** The fields, pictures and careers in which two versions differ, in the order of the form. */
export function cardDifferences(
  mine: CardFormValues & PictureNames,
  theirs: CardFormValues & PictureNames,
): Difference[] {
  const fields = Object.keys(theirs) as (keyof CardFormValues | keyof PictureNames)[];
  return fields
    .map((field) => ({ field, mine: textOf(mine[field]), theirs: textOf(theirs[field]) }))
    .filter((difference) => difference.mine !== difference.theirs);
}

const textOf = (value: string | CareerRow[]): string => (typeof value === 'string' ? value.trim() : careerText(value));

/** One line a team: "Águila, 2023 –". */
const careerText = (rows: CareerRow[]): string =>
  rows
    .filter((row) => !isEmptyRow(row))
    .map(({ team, startYear, endYear }) => `${team.trim()}, ${startYear} – ${endYear}`.trim())
    .join('\n');
