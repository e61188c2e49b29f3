import type { Core, UID } from '@strapi/strapi';
import type { PrivacySettings } from '../privacy/settings';
import { CARD_UID, type CardRow, type Visibility } from './model';

/** Cards that staff see: all that are not deleted. */
export const EXISTING = { deletedAt: { $null: true } };

const PUBLIC = { ...EXISTING, enabled: true, active: true, listed: true };
/** A consent with an empty name, as a form may leave it, does not count. */
const CONSENTED = { consentGuardian: { $notNull: true, $ne: '' }, consentDate: { $notNull: true } };

/**
 * What a visitor may read, as a condition (decisions, HTTP contract and Minors' privacy).
 * @param settings read in the snapshot that the cards are read in
 */
export const publicCards = ({ requireConsent }: PrivacySettings): Record<string, unknown> =>
  requireConsent ? { ...PUBLIC, ...CONSENTED } : PUBLIC;

/**
 * The same by the derived columns, which the indexes of lists begin with. Cards that are read for visitors are asked
 * `publicCards` as well: a column that the code fills decides on nobody's privacy alone.
 */
export const publicByIndex = ({ requireConsent }: PrivacySettings): Record<string, unknown> => ({
  visibility: 'shown' satisfies Visibility,
  ...(requireConsent ? { consentedOn: { $gt: '' } } : {}),
});

/** Some columns of the public cards, from the index of a list that has them all. */
export const publicColumns = (strapi: Core.Strapi, settings: PrivacySettings, columns: (keyof CardRow)[]) =>
  strapi.db
    .queryBuilder(CARD_UID as UID.ContentType)
    .select(columns)
    .where(publicByIndex(settings))
    .getKnexQuery();

/** What staff see, by the derived column alone. */
export const EXISTING_BY_INDEX = { visibility: { $ne: 'deleted' satisfies Visibility } };

/** What `publicCards` asks, of a card that was read. */
export const isPublic = (row: CardRow, requireConsent: boolean): boolean =>
  !row.deletedAt && row.enabled && row.active && row.listed && (!requireConsent || hasConsent(row));

const hasConsent = ({ consentGuardian, consentDate }: CardRow): boolean =>
  Boolean(consentGuardian) && Boolean(consentDate);
