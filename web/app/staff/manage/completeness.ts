import { DEFAULT_MAJOR, type PlayerCard } from '@upfield/cms/contract';
import type { StaffLabels } from '~/labels/en/staff';

/** What a complete card has, in the order of the form; the names are those of the form's labels. */
export type CompletenessField = Exclude<
  keyof StaffLabels['fields'],
  'career' | 'team' | 'startYear' | 'endYear' | 'isCurrent'
>;

const PARTS: Record<CompletenessField, (card: PlayerCard) => unknown> = {
  name: (card) => card.name,
  lastName: (card) => card.lastName,
  sport: (card) => card.sport,
  position: (card) => card.sportPosition,
  country: (card) => card.country,
  birthDate: (card) => card.dateOfBirth,
  weight: (card) => card.weight,
  height: (card) => card.height,
  graduationYear: (card) => card.highSchoolGraduation,
  collegeEnrollmentYear: (card) => card.collegeEnrollmentExpected,
  languages: (card) => card.languagesSpoken,
  gpa: (card) => card.gpa,
  toeflScore: (card) => card.toeflScore,
  satScore: (card) => card.satScore,
  actScore: (card) => card.actScore,
  duolingoScore: (card) => card.duolingoScore,
  intendedMajor: (card) => card.intendedMajor !== DEFAULT_MAJOR,
  videoUrl: (card) => card.highlightsLink,
  cardImage: (card) => card.cardImageUrl,
  bannerImage: (card) => card.bannerImageUrl,
};

const fields = Object.keys(PARTS) as CompletenessField[];
/** Of how many parts a complete card is made (DESIGN, Staff list: "n of 20"). */
export const COMPLETE = fields.length;

/** The parts a card lacks; a score of 0 is a score. */
export function missingParts(card: PlayerCard): CompletenessField[] {
  return fields.filter((field) => {
    const value = PARTS[field](card);
    return value === null || value === '' || value === false;
  });
}
