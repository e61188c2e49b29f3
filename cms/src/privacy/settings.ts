import type { Core } from '@strapi/strapi';
import type { GlobalWords } from '../contract';
import { rows } from '../database/rows';

const GLOBAL_UID = 'api::global.global';

/** The switches of the CMS that decide what the API shows (decisions, Minors' privacy). */
export type PrivacySettings = Pick<GlobalWords['privacy'], 'showFullBirthDate' | 'requireConsent'>;

/** Draft or published row of Global, with its switches; a row that an outside tool broke may lack them. */
interface GlobalRow {
  publishedAt: unknown;
  privacy?: Partial<Record<keyof PrivacySettings, unknown>> | null;
}

/** Defaults of the schema, for a site whose Global was never made: `SEED=none` before its first import. */
const NEVER_MADE: PrivacySettings = { showFullBirthDate: false, requireConsent: false };

/**
 * Reads the switches in the caller's snapshot, without a cache: they are never older than the cards they decide on.
 * All code that checks visibility uses this function.
 */
export async function privacySettings(strapi: Core.Strapi): Promise<PrivacySettings> {
  const stored = await rows<GlobalRow>(strapi, GLOBAL_UID).findMany({
    select: ['id', 'publishedAt'],
    populate: { privacy: true },
  });
  return settingsOf(stored);
}

/**
 * The switches in the rows of Global, of which the stricter of its languages counts. A missing value counts as the stricter one (docs/decisions/011): a Global that
 * was unpublished may have required consent, and a mistake in the admin must not show minors whose guardians did not
 * agree.
 */
export function settingsOf(stored: readonly GlobalRow[]): PrivacySettings {
  if (stored.length === 0) return NEVER_MADE;
  const published = stored.filter(({ publishedAt }) => publishedAt != null);
  return {
    showFullBirthDate: published.length > 0 && published.every(({ privacy }) => privacy?.showFullBirthDate === true),
    requireConsent: published.length === 0 || published.some(({ privacy }) => privacy?.requireConsent !== false),
  };
}
