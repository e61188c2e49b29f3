/** Content types of the cards, and their rows as the query engine gives them. */
export const CARD_UID = 'api::player-card.player-card';
export const CAREER_UID = 'api::player-card-career.player-card-career';
export const SPORT_UID = 'api::sport.sport';

export interface SportRow {
  id: number;
  documentId: string;
  name: string;
  displayOrder: number;
}

export interface CareerRow {
  id: number;
  documentId: string;
  team: string;
  startYear: number;
  endYear: number | null;
  isCurrent: boolean;
}

export interface CardRow {
  id: number;
  documentId: string;
  name: string;
  lastName: string;
  sport?: SportRow | null;
  sportPosition: string | null;
  country: string;
  dateOfBirth: string | null;
  weight: number | null;
  height: number | null;
  highSchoolGraduation: number;
  collegeEnrollmentExpected: number;
  languagesSpoken: string | null;
  gpa: number | null;
  toeflScore: number | null;
  satScore: number | null;
  actScore: number | null;
  duolingoScore: number | null;
  intendedMajor: string;
  highlightsLink: string | null;
  currentTeam: string | null;
  career?: CareerRow[];
  cardImage: string | null;
  bannerImage: string | null;
  enabled: boolean;
  active: boolean;
  listed: boolean;
  noindex: boolean;
  consentGuardian: string | null;
  consentDate: string | null;
  consentText: string | null;
  consentRecordedBy: string | null;
  demo: boolean;
  changedBy: string | null;
  searchText: string;
  sortName: string;
  galleryOrder: string;
  countryKey: string;
  positionKey: string | null;
  gpaOrder: number;
  deletedAt: string | Date | null;
  updatedAt: string;
}
