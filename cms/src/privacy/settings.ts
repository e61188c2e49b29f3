import type { Core } from '@strapi/strapi';
import { rows } from '../database/rows';

const GLOBAL_UID = 'api::global.global';
/** Long enough to spare the database a read a request, short enough that a switch is felt at once on every replica. */
const CACHE_MS = 1000;

/** The switches of the CMS that decide what the API shows (decisions, Minors' privacy). */
export interface PrivacySettings {
  showFullBirthDate: boolean;
  requireConsent: boolean;
}

let cached: { settings: PrivacySettings; until: number } | undefined;

/** Reads the switches; without a published Global both are off. */
export async function privacySettings(strapi: Core.Strapi): Promise<PrivacySettings> {
  if (cached && cached.until > Date.now()) return cached.settings;
  const [global] = strapi.contentTypes[GLOBAL_UID as keyof typeof strapi.contentTypes]
    ? await rows<{ privacy: Partial<PrivacySettings> | null }>(strapi, GLOBAL_UID).findMany({
        where: { publishedAt: { $notNull: true } },
        select: ['id'],
        populate: { privacy: true },
        limit: 1,
      })
    : [];
  const settings = {
    showFullBirthDate: global?.privacy?.showFullBirthDate === true,
    requireConsent: global?.privacy?.requireConsent === true,
  };
  cached = { settings, until: Date.now() + CACHE_MS };
  return settings;
}
