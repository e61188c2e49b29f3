import type { Core } from '@strapi/strapi';
import { type CardCreate, type CardUpdate, type ConsentGiven, fileKeyOf, type PlayerCard } from '../contract';
import { documents, lockRow, rows } from '../database/rows';
import { badField, HttpError } from '../http/http-error';
import { claimImage } from '../images/store';
import { guardianConsent } from '../privacy/consent-words';
import { privacySettings } from '../privacy/settings';
import { findCard, viewOf } from './find';
import { CARD_UID, type CardRow, SPORT_UID, type SportRow } from './model';
import { restorableSince } from './purge';
import { toPlayerCard } from './to-player-card';
import { EXISTING } from './visibility';

/** Every function here runs in the caller's transaction or is one write: database calls only. */

/** The editor, as stored on the card. */
export type Author = string;

const findStored = (strapi: Core.Strapi, documentId: string, where: object) =>
  rows<CardRow>(strapi, CARD_UID).findOne({
    where: { ...where, documentId },
    select: ['id', 'documentId', 'updatedAt', 'changedBy'],
  });

/** The saved card as staff read it. */
async function savedCard(strapi: Core.Strapi, documentId: string): Promise<PlayerCard> {
  return toPlayerCard(await findCard(strapi, documentId), viewOf(await privacySettings(strapi), true));
}

/**
 * Makes a card.
 * @param isListed false keeps it from visitors from the start
 * @throws HttpError 400 for a sport or a picture that does not exist
 */
export async function createCard(
  strapi: Core.Strapi,
  card: CardCreate,
  author: Author,
  isListed: boolean,
): Promise<PlayerCard> {
  const data = { ...(await columnsOf(strapi, card)), listed: isListed, changedBy: author };
  const { documentId } = await documents<CardRow>(strapi, CARD_UID).create({ data });
  return savedCard(strapi, documentId);
}

/**
 * Replaces a card; `listed` and what only the admin edits stay.
 * @throws HttpError 404; 409 when somebody saved it since `updatedAt`; 400 as for a new card
 */
export async function updateCard(
  strapi: Core.Strapi,
  documentId: string,
  { updatedAt, ...card }: CardUpdate,
  author: Author,
): Promise<PlayerCard> {
  const found = await findStored(strapi, documentId, EXISTING);
  if (!found) throw new HttpError(404, { key: 'card.notFound' });
  await lockRow(strapi, CARD_UID, found.id);
  const stored = await findStored(strapi, documentId, EXISTING);
  if (!stored) throw new HttpError(404, { key: 'card.notFound' });
  if (updatedAt !== undefined && Date.parse(updatedAt) !== Date.parse(stored.updatedAt)) {
    throw new HttpError(
      409,
      { key: 'card.changed' },
      { details: { updatedAt: stored.updatedAt, updatedBy: stored.changedBy } },
    );
  }
  const data = { ...(await columnsOf(strapi, card)), changedBy: author };
  await documents<CardRow>(strapi, CARD_UID).update({ documentId, data });
  return savedCard(strapi, documentId);
}

/** What a save writes, column by column: whatever is absent becomes null. */
async function columnsOf(strapi: Core.Strapi, card: CardCreate) {
  const { status, sport, cardImageUrl, bannerImageUrl, career, ...same } = card;
  return {
    ...same,
    enabled: status,
    sport: await sportOf(strapi, sport),
    cardImage: await pictureOf(strapi, 'cardImageUrl', cardImageUrl),
    bannerImage: await pictureOf(strapi, 'bannerImageUrl', bannerImageUrl),
    currentTeam: career[0]?.team ?? null,
  };
}

async function sportOf(strapi: Core.Strapi, documentId: string): Promise<string> {
  const sport = await rows<SportRow>(strapi, SPORT_UID).findOne({
    where: { documentId },
    select: ['id', 'documentId'],
  });
  if (!sport) throw badField('sport', { key: 'rule.sport' });
  return sport.documentId;
}

async function pictureOf(strapi: Core.Strapi, field: string, url: string | null): Promise<string | null> {
  const key = url === null ? null : fileKeyOf(url);
  if (key === null) return null;
  const fileName = await claimImage(strapi, key);
  if (fileName === null) throw badField(field, { key: 'rule.imageUrl' });
  return fileName;
}

/** Writes some columns of a card that exists. @throws HttpError 404 */
async function patchCard(
  strapi: Core.Strapi,
  documentId: string,
  columns: Partial<CardRow>,
  author: Author,
): Promise<PlayerCard> {
  if (!(await findStored(strapi, documentId, EXISTING))) throw new HttpError(404, { key: 'card.notFound' });
  await documents<CardRow>(strapi, CARD_UID).update({ documentId, data: { ...columns, changedBy: author } });
  return savedCard(strapi, documentId);
}

/** Shows a card to visitors or hides it. */
export const setListed = (strapi: Core.Strapi, documentId: string, listed: boolean, author: Author) =>
  patchCard(strapi, documentId, { listed }, author);

/** Allows or forbids search engines to index a card. */
export const setIndexed = (strapi: Core.Strapi, documentId: string, indexed: boolean, author: Author) =>
  patchCard(strapi, documentId, { noindex: !indexed }, author);

/** Records a guardian's consent and who recorded it; null withdraws it (the lifecycle keeps what was withdrawn). */
export async function setConsent(
  strapi: Core.Strapi,
  documentId: string,
  consent: ConsentGiven | null,
  author: Author,
): Promise<PlayerCard> {
  const words = consent && (await guardianConsent(strapi, consent.text));
  const columns = {
    consentGuardian: consent?.givenBy ?? null,
    consentDate: consent?.givenOn ?? null,
    consentText: words?.text ?? null,
    consentVersion: words?.version ?? null,
    consentRecordedBy: consent ? author : null,
  };
  return patchCard(strapi, documentId, columns, author);
}

/** Soft-deletes a card; it can be restored for `RESTORE_MINUTES`. */
export async function deleteCard(strapi: Core.Strapi, documentId: string, author: Author): Promise<void> {
  if (!(await findStored(strapi, documentId, EXISTING))) throw new HttpError(404, { key: 'card.notFound' });
  await documents<CardRow>(strapi, CARD_UID).update({
    documentId,
    data: { deletedAt: new Date(), changedBy: author },
  });
}

/** Restores a deleted card with its careers and pictures. A card that is not deleted is not changed. */
export async function restoreCard(strapi: Core.Strapi, documentId: string, author: Author): Promise<void> {
  if (await findStored(strapi, documentId, EXISTING)) return;
  if (!(await findStored(strapi, documentId, { deletedAt: { $gte: restorableSince() } }))) {
    throw new HttpError(404, { key: 'card.notFound' });
  }
  await documents<CardRow>(strapi, CARD_UID).update({ documentId, data: { deletedAt: null, changedBy: author } });
}
