import type { Core } from '@strapi/strapi';
import { rows } from '../database/rows';
import { Refusal } from '../http/refusal';
import { privacySettings } from '../privacy/settings';
import { CARD_UID, type CardRow } from './model';
import type { View } from './wire';

/** Cards that exist for staff: deleted ones are gone from view at once. */
export const EXISTING = { deletedAt: { $null: true } };

const PUBLIC = { ...EXISTING, enabled: true, active: true, listed: true };
/** As `consentOf` of the wire reads it: a form may leave an empty text behind. */
const CONSENTED = { consentGuardian: { $notNull: true, $ne: '' }, consentDate: { $notNull: true } };

export const FULL_CARD = { sport: { select: ['id', 'documentId', 'name'] }, career: true };

/** What a visitor may read, as a condition (decisions, HTTP contract and Minors' privacy). */
export async function publicCards(strapi: Core.Strapi): Promise<Record<string, unknown>> {
  const { requireConsent } = await privacySettings(strapi);
  return requireConsent ? { ...PUBLIC, ...CONSENTED } : PUBLIC;
}

/** How a reader sees cards. */
export async function viewOf(strapi: Core.Strapi, isStaff: boolean): Promise<View> {
  return { staff: isStaff, fullBirthDate: (await privacySettings(strapi)).showFullBirthDate };
}

/**
 * One card with its sport and careers.
 * @param where which cards count at all
 * @throws Refusal 404
 */
export async function findCard(
  strapi: Core.Strapi,
  documentId: string,
  where: Record<string, unknown> = EXISTING,
): Promise<CardRow> {
  const card = await rows<CardRow>(strapi, CARD_UID).findOne({
    where: { ...where, documentId },
    populate: FULL_CARD,
  });
  if (!card) throw new Refusal(404, { key: 'card.notFound' });
  return card;
}
