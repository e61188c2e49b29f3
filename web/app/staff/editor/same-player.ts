import type { PlayerCard } from '@upfield/cms/contract';
import { dayOfText } from '~/forms/date-text';

/** Who a card is about, as it is typed; the birth date as MM/dd/yyyy. */
export interface TypedPerson {
  name: string;
  lastName: string;
  birthDate: string;
}

/** Accents, capitals, apostrophes, hyphens and blanks do not count. */
const NAMES = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true });

/** The year of a typed birth date; null while it is no day of the calendar. */
export const yearOfBirth = ({ birthDate }: Pick<TypedPerson, 'birthDate'>): number | null =>
  Number(dayOfText(birthDate)?.slice(0, 4)) || null;

/** Whether a card may be about the same person: the same name and year of birth. */
export function isSamePlayer(card: Pick<PlayerCard, 'name' | 'lastName' | 'birthYear'>, typed: TypedPerson): boolean {
  return (
    card.birthYear !== null &&
    card.birthYear === yearOfBirth(typed) &&
    NAMES.compare(card.name, typed.name) === 0 &&
    NAMES.compare(card.lastName, typed.lastName) === 0
  );
}
