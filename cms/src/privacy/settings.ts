import type { Core } from '@strapi/strapi';
import { rows } from '../database/rows';

const GLOBAL_UID = 'api::global.global';

/** The switches of the CMS that decide what the API shows (decisions, Minors' privacy). */
export interface PrivacySettings {
  showFullBirthDate: boolean;
  requireConsent: boolean;
}

/** Draft or published row of Global, with its switches; a row that an outside tool broke may lack them. */
interface GlobalRow {
  publishedAt: unknown;
  privacy?: Partial<Record<keyof PrivacySettings, unknown>> | null;
}

/** Defaults of the schema, for a site whose Global was never made: `SEED=none` before its first import. */
const NEVER_MADE: PrivacySettings = { showFullBirthDate: false, requireConsent: false };

/**
 * Reads the switches anew each time, in the caller's snapshot: they are never older than the cards they decide on.
 * Whoever asks what may be shown asks here.
 */
export async function privacySettings(strapi: Core.Strapi): Promise<PrivacySettings> {
  const stored = await rows<GlobalRow>(strapi, GLOBAL_UID).findMany({
    select: ['id', 'publishedAt'],
    populate: { privacy: true },
  });
  return settingsOf(stored);
}

/**
 * What the rows of Global say. What they leave open counts as the stricter (docs/decisions/011): a Global that was made and is not
 * published any more may have required consent, and a mistake in the admin must not show children whose guardians never agreed.
 */
export function settingsOf(stored: readonly GlobalRow[]): PrivacySettings {
  if (stored.length === 0) return NEVER_MADE;
  const published = stored.find(({ publishedAt }) => publishedAt != null);
  return {
    showFullBirthDate: published?.privacy?.showFullBirthDate === true,
    requireConsent: published?.privacy?.requireConsent !== false,
  };
}
