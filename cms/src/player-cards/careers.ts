import type { Core } from '@strapi/strapi';
import { CAREER_MAX_ENTRIES, type CareerCreate, type CareerEntry, type CareerRecord } from '../contract';
import { documents, lockRow, rows } from '../database/rows';
import { badField } from '../http/http-error';
import { findCard } from './find';
import { CARD_UID, CAREER_UID, type CareerRow } from './model';
import { toCareerRecord, toCareerRecords } from './to-player-card';

/** Both functions run in the caller's transaction: all or nothing. Neither moves the card's `updatedAt`. */

/**
 * Adds one entry to a card's career.
 * @throws HttpError 404 for an unknown card; 400 when the card has as many as it may
 */
export async function addCareer(strapi: Core.Strapi, { playerCardId, ...entry }: CareerCreate): Promise<CareerRecord> {
  const card = await findCard(strapi, playerCardId);
  await lockRow(strapi, CARD_UID, card.id);
  if ((card.career?.length ?? 0) >= CAREER_MAX_ENTRIES) {
    throw badField('playerCardId', { key: 'rule.career.many', values: { max: CAREER_MAX_ENTRIES } });
  }
  return toCareerRecord(await createEntry(strapi, playerCardId, entry));
}

/**
 * Replaces a card's whole career.
 * @throws HttpError 404 for an unknown card
 */
export async function replaceCareers(
  strapi: Core.Strapi,
  playerCardId: string,
  entries: CareerEntry[],
): Promise<CareerRecord[]> {
  const card = await findCard(strapi, playerCardId);
  await lockRow(strapi, CARD_UID, card.id);
  const stored = await rows<CareerRow>(strapi, CAREER_UID).findMany({ where: { playerCard: { id: card.id } } });
  for (const { documentId } of stored) await documents(strapi, CAREER_UID).delete({ documentId });
  const created: CareerRow[] = [];
  for (const entry of entries) created.push(await createEntry(strapi, playerCardId, entry));
  return toCareerRecords(created);
}

const createEntry = (strapi: Core.Strapi, playerCard: string, entry: CareerEntry) =>
  documents<CareerRow>(strapi, CAREER_UID).create({ data: { ...entry, playerCard } });
