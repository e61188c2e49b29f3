import { CARD_PARTS, type CardPart, missingParts, type PlayerCard } from '@upfield/cms/contract';
import { FORM_NAMES, type FormName } from '../editor/card-form';
import type { PictureNames } from '../editor/card-merge';

/** What the form calls each part of a card. */
const PART_NAMES: Record<CardPart, FormName | keyof PictureNames> = {
  ...FORM_NAMES,
  cardImageUrl: 'cardImage',
  bannerImageUrl: 'bannerImage',
};

/** Of how many parts a complete card is made. */
export const COMPLETE = CARD_PARTS.length;

/** The form's names of the parts a card lacks, in the order of the form. */
export function missingFields(card: PlayerCard): (FormName | keyof PictureNames)[] {
  const missing = new Set(missingParts(card).map((part) => PART_NAMES[part]));
  return Object.values(PART_NAMES).filter((name) => missing.has(name));
}
