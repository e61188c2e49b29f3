import type { Language, PlayerCard, WithdrawnConsent } from '../contract';

/** Content types of the cards, and their rows as the query engine gives them. */
export const CARD_UID = 'api::player-card.player-card';
export const CAREER_UID = 'api::player-card-career.player-card-career';
export const SPORT_UID = 'api::sport.sport';

export interface SportRow {
  id: number;
  documentId: string;
  /** In English. */
  name: string;
  /** Null where it is the English one. */
  spanishName: string | null;
  displayOrder: number;
}

/** The name of a sport as an answer in a language has it. */
export const sportName = ({ name, spanishName }: Pick<SportRow, 'name' | 'spanishName'>, language: Language): string =>
  (language === 'es' && spanishName) || name;

/** Columns to read for a sport and its place among the others. */
export const SPORT_COLUMNS = ['id', 'documentId', 'name', 'spanishName', 'displayOrder'];

export interface CareerRow {
  id: number;
  documentId: string;
  team: string;
  startYear: number;
  endYear: number | null;
  isCurrent: boolean;
}

/** Fields of the API's card that `toPlayerCard` computes: no column of the same name has their value. */
export type ComputedField = 'id' | 'sport' | 'birthYear' | 'cardImageUrl' | 'bannerImageUrl' | 'career' | 'status';

/** What a card keeps besides the columns that the API gives under their own names. */
interface OwnColumns {
  id: number;
  documentId: string;
  sport?: SportRow | null;
  currentTeam: string | null;
  career?: CareerRow[];
  cardImage: string | null;
  bannerImage: string | null;
  enabled: boolean;
  consentGuardian: string | null;
  consentDate: string | null;
  consentText: string | null;
  consentVersion: string | null;
  consentRecordedBy: string | null;
  withdrawnConsents: WithdrawnConsent[] | null;
  changedBy: string | null;
}

/** Whom the switches of a card let see it: `shown` everyone, though consent may be asked for as well; `deleted` nobody. */
export type Visibility = 'shown' | 'hidden' | 'off' | 'deleted';
/** The same where the site asks for consent: a shown card without one is `no-consent`. */
export type StrictVisibility = Visibility | 'no-consent';

/** Columns that the code fills (derived): no form shows them, and no answer carries them. */
export interface InternalColumns {
  visibility: Visibility;
  strictVisibility: StrictVisibility;
  /** The day of the consent on record; empty without one. */
  consentedOn: string;
  /** Id of the sport; `NO_SPORT` without one. */
  sportKey: string;
  countryKey: string;
  positionKey: string | null;
  searchText: string;
  /** What staff search: what visitors do, and the teams. */
  staffText: string;
  sortName: string;
  galleryOrder: string;
  /** What sports are sorted by in a list of staff: their name. */
  sportOrder: string;
  positionOrder: string;
  gpaOrder: number;
  heightOrder: number;
  hasFilm: boolean;
  /** How many of `CARD_PARTS` the card has. */
  filledParts: number;
  deletedAt: string | Date | null;
}

export interface CardRow extends Omit<PlayerCard, ComputedField>, OwnColumns, InternalColumns {}

/** Columns that the content type declares; Strapi adds the others by itself. */
export type DeclaredColumn = Exclude<keyof CardRow, 'id' | 'documentId' | 'updatedAt'>;
