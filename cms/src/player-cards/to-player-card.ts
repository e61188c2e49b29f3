import { type CareerRecord, type Language, type PlayerCard, playerCard, type StaffPlayerCard } from '../contract';
import { imageUrl, staffImageUrl } from '../images/address';
import { type CardRow, type CareerRow, sportName } from './model';
import { isPublic } from './visibility';

/** How much of a card a reader may see. */
export interface View {
  /** Signed-in staff see the full birth date and who changed the card. */
  staff: boolean;
  /** Of the sport's name. */
  language: Language;
  /** The CMS setting that shows visitors the full date. */
  fullBirthDate: boolean;
  /** The CMS setting that hides cards without a guardian's consent. */
  requireConsent: boolean;
}

const newestFirst = (one: CareerRow, other: CareerRow) =>
  Number(other.isCurrent) - Number(one.isCurrent) ||
  other.startYear - one.startYear ||
  (other.endYear ?? Number.POSITIVE_INFINITY) - (one.endYear ?? Number.POSITIVE_INFINITY) ||
  one.id - other.id;

/** A career entry as the API gives it. */
export const toCareerRecord = ({ documentId, team, startYear, endYear, isCurrent }: CareerRow): CareerRecord => ({
  id: documentId,
  team,
  startYear,
  endYear,
  isCurrent,
});

/** Career records, current first, then newest first (decisions, HTTP contract). */
export const toCareerRecords = (careers: CareerRow[]): CareerRecord[] =>
  [...careers].sort(newestFirst).map(toCareerRecord);

/** A card that only names a current team reads as one record without years. */
function careerOf({ career = [], currentTeam }: CardRow): CareerRecord[] {
  if (career.length > 0 || currentTeam === null) return toCareerRecords(career);
  return [{ id: 'current', team: currentTeam, startYear: null, endYear: null, isCurrent: true }];
}

const yearOf = (day: string | null) => (day === null ? null : Number(day.slice(0, 4)));

const FIELDS = Object.keys(playerCard.shape) as (keyof PlayerCard)[];

/**
 * A card as the API gives it: the contract's fields and no others, each computed here or read from the column of the
 * same name.
 */
export function toPlayerCard(row: CardRow, view: View): PlayerCard | StaffPlayerCard {
  const pictureUrl = view.staff && !isPublic(row, view.requireConsent) ? staffImageUrl : imageUrl;
  const values: PlayerCard = {
    ...row,
    id: row.documentId,
    sport: row.sport ? { _id: row.sport.documentId, name: sportName(row.sport, view.language) } : null,
    dateOfBirth: view.staff || view.fullBirthDate ? row.dateOfBirth : null,
    birthYear: yearOf(row.dateOfBirth),
    cardImageUrl: pictureUrl(row.cardImage),
    bannerImageUrl: pictureUrl(row.bannerImage),
    career: careerOf(row),
    status: row.enabled,
  };
  const card = Object.fromEntries(FIELDS.map((field) => [field, values[field]])) as PlayerCard;
  if (!view.staff) return card;
  const withdrawnConsents = row.withdrawnConsents ?? [];
  return { ...card, updatedBy: row.changedBy, consent: consentOf(row), withdrawnConsents };
}

type ConsentColumns = 'consentGuardian' | 'consentDate' | 'consentText' | 'consentVersion' | 'consentRecordedBy';

/** The consent on record; one without its guardian or its day is none. */
export function consentOf(row: Pick<CardRow, ConsentColumns>): StaffPlayerCard['consent'] {
  if (!row.consentGuardian || !row.consentDate) return null;
  return {
    givenBy: row.consentGuardian,
    givenOn: row.consentDate,
    text: row.consentText ?? '',
    version: row.consentVersion,
    recordedBy: row.consentRecordedBy,
  };
}
