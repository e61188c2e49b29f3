import type { Core } from '@strapi/strapi';
import type { Language } from '../contract';
import { rows } from '../database/rows';
import { HttpError } from '../http/http-error';
import type { PrivacySettings } from '../privacy/settings';
import { CARD_UID, type CardRow } from './model';
import type { View } from './to-player-card';
import { EXISTING } from './visibility';

export const FULL_CARD = { sport: { select: ['id', 'documentId', 'name', 'spanishName'] }, career: true };

/** How a reader sees cards. */
export const viewOf = (
  { showFullBirthDate, requireConsent }: PrivacySettings,
  isStaff: boolean,
  language: Language = 'en',
): View => ({
  staff: isStaff,
  language,
  fullBirthDate: showFullBirthDate,
  requireConsent,
});

/**
 * One card with its sport and careers.
 * @param where which cards count at all
 * @throws HttpError 404
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
  if (!card) throw new HttpError(404, { key: 'card.notFound' });
  return card;
}
