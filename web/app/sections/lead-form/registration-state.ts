import type { DraftEvent, FamilyLeadKind, Language, RegisterPage } from '@upfield/cms/contract';
import { isOpen, isOver } from '~/sections/draft/event';

/** The state of the registration on `/register` (decisions, Routes). */
export interface RegistrationState {
  /** Open until registration closes, then the waiting list of the next edition. */
  kind: 'draft-registration' | 'draft-waiting-list';
  /** This edition has ended. */
  over: boolean;
}

/**
 * @param event null while no edition is announced: only the next one's waiting list is open
 * @param now the clock, in milliseconds since 1970
 */
export function registrationState(
  event: Pick<DraftEvent, 'endsAt' | 'registrationClosesAt'> | null,
  now: number,
): RegistrationState {
  const kind = isOpen(event, now) ? 'draft-registration' : 'draft-waiting-list';
  return { kind, over: event !== null && isOver(event, now) };
}

/**
 * The event's days as a reader of a language says them, in the event's own time zone: "July 17 – 20, 2025", "17–20 de julio de 2025".
 * @returns null for a draft that does not say them yet
 */
export function eventDays(
  { startsAt, endsAt }: Pick<DraftEvent, 'startsAt' | 'endsAt'>,
  timeZone: string,
  language: Language,
): string | null {
  if (startsAt === null || endsAt === null) return null;
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).formatRange(
    new Date(startsAt),
    new Date(endsAt),
  );
}

/** The texts for the current state: registration or waiting list. */
export function registrationTexts(page: RegisterPage, kind: FamilyLeadKind) {
  return kind === 'draft-registration' ? page.open : page.waitingList;
}
