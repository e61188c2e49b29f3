import type { PlayerCard } from '@upfield/cms/contract';
import { type PictureNames, storedVersion } from '../editor/card-differences';
import { FORM_NAMES, type FormName } from '../editor/card-form';

/** What a complete card has: everything that the form fills but the career. */
export type CompletenessField = FormName | keyof PictureNames;

const fields: CompletenessField[] = [...Object.values(FORM_NAMES), 'cardImage', 'bannerImage'];

/** Of how many parts a complete card is made (DESIGN, Staff list: "n of 20"). */
export const COMPLETE = fields.length;

/** The parts a card lacks, in the order of the form: those that its form would show empty. A score of 0 is a score. */
export function missingParts(card: PlayerCard): CompletenessField[] {
  const version = storedVersion(card);
  return fields.filter((field) => version[field] === '');
}
