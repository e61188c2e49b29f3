import type { CareerRecord, PlayerCard, StaffPlayerCard } from '../contract';
import { imageUrl } from '../images/address';
import { staffImageUrl } from '../images/staff-address';
import type { CardRow, CareerRow } from './model';
import { isPublic } from './visibility';

/** How much of a card a reader may see. */
export interface View {
  /** Signed-in staff see the full birth date and who changed the card. */
  staff: boolean;
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

export const wireCareer = ({ documentId, team, startYear, endYear, isCurrent }: CareerRow): CareerRecord => ({
  id: documentId,
  team,
  startYear,
  endYear,
  isCurrent,
});

/** Career records, current first, then newest first (decisions, HTTP contract). */
export const wireCareers = (careers: CareerRow[]): CareerRecord[] => [...careers].sort(newestFirst).map(wireCareer);

/** A card that only names a current team reads as one record without years. */
function careerOf({ career = [], currentTeam }: CardRow): CareerRecord[] {
  if (career.length > 0 || currentTeam === null) return wireCareers(career);
  return [{ id: 'current', team: currentTeam, startYear: null, endYear: null, isCurrent: true }];
}

const yearOf = (day: string | null) => (day === null ? null : Number(day.slice(0, 4)));

/** A card as the API gives it. */
export function wireCard(row: CardRow, view: View): PlayerCard | StaffPlayerCard {
  const pictureUrl = view.staff && !isPublic(row, view.requireConsent) ? staffImageUrl : imageUrl;
  const card: PlayerCard = {
    id: row.documentId,
    name: row.name,
    lastName: row.lastName,
    sport: row.sport ? { _id: row.sport.documentId, name: row.sport.name } : null,
    sportPosition: row.sportPosition,
    country: row.country,
    dateOfBirth: view.staff || view.fullBirthDate ? row.dateOfBirth : null,
    birthYear: yearOf(row.dateOfBirth),
    weight: row.weight,
    height: row.height,
    highSchoolGraduation: row.highSchoolGraduation,
    collegeEnrollmentExpected: row.collegeEnrollmentExpected,
    languagesSpoken: row.languagesSpoken,
    gpa: row.gpa,
    toeflScore: row.toeflScore,
    satScore: row.satScore,
    actScore: row.actScore,
    duolingoScore: row.duolingoScore,
    intendedMajor: row.intendedMajor,
    highlightsLink: row.highlightsLink,
    cardImageUrl: pictureUrl(row.cardImage),
    bannerImageUrl: pictureUrl(row.bannerImage),
    career: careerOf(row),
    status: row.enabled,
    active: row.active,
    listed: row.listed,
    noindex: row.noindex,
    demo: row.demo,
    updatedAt: row.updatedAt,
  };
  return view.staff ? { ...card, updatedBy: row.changedBy, consent: consentOf(row) } : card;
}

function consentOf(row: CardRow): StaffPlayerCard['consent'] {
  if (!row.consentGuardian || !row.consentDate) return null;
  return {
    givenBy: row.consentGuardian,
    givenOn: row.consentDate,
    text: row.consentText ?? '',
    recordedBy: row.consentRecordedBy,
  };
}
