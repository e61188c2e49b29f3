import { fileKeyOf, type PlayerCard } from '@upfield/cms/contract';
import { type CardFormValues, type CareerRow, isEmptyRow } from './card-form';
import { cardValues } from './card-mapping';

/** One difference between two versions of a card; `mine` and `theirs` formatted as in the form. */
export interface Difference {
  field: keyof CardFormValues | 'cardImage' | 'bannerImage';
  mine: string;
  theirs: string;
}

/** Identifies the picture of each version; equal texts mean the same picture. */
export interface PictureNames {
  cardImage: string;
  bannerImage: string;
}

/** All that the form holds of a card. */
export type CardVersion = CardFormValues & PictureNames;

/** Identifies a stored picture by its file: its address also depends on whether visitors may see it. */
export const pictureName = (url: string | null): string => (url === null ? '' : (fileKeyOf(url) ?? url));

/** A stored card as the form would hold it. */
export const storedVersion = (card: PlayerCard): CardVersion => ({
  ...cardValues(card),
  cardImage: pictureName(card.cardImageUrl),
  bannerImage: pictureName(card.bannerImageUrl),
});

/**
 * Whether nothing of the form has changed between two reads of a card. Its visibility, its consent and the
 * fields that only the admin edits may have changed: the form does not contain them, so it cannot overwrite them.
 */
export const isSameToForm = (before: PlayerCard, after: PlayerCard): boolean =>
  cardDifferences(storedVersion(before), storedVersion(after)).length === 0;

/** The fields, pictures and careers in which two versions differ, in the order of the form. */
export function cardDifferences(mine: CardVersion, theirs: CardVersion): Difference[] {
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
