import type { Core } from '@strapi/strapi';
import { CAREER_MAX_ENTRIES, type CareerCreate, type CareerEntry, type CareerRecord } from '../contract';
import { documents, lockRow, rows } from '../database/rows';
import { badField } from '../http/http-error';
import { recordChange } from './changes';
import { findCard } from './find';
import { CARD_UID, CAREER_UID, type CareerRow } from './model';
import { toCareerRecord, toCareerRecords } from './to-player-card';
import type { Author } from './write';

/**
 * Both functions run in the caller's transaction: all or nothing. Neither moves the card's `updatedAt`. The author stands in the card's
 * record of changes.
 */

/**
 * Adds one entry to a card's career.
 * @throws HttpError 404 for an unknown card; 400 when the card has as many as it may
 */
export async function addCareer(
  strapi: Core.Strapi,
  { playerCardId, ...entry }: CareerCreate,
  author: Author,
): Promise<CareerRecord> {
  const card = await findCard(strapi, playerCardId);
  await lockRow(strapi, CARD_UID, card.id);
  if ((card.career?.length ?? 0) >= CAREER_MAX_ENTRIES) {
    throw badField('playerCardId', { key: 'rule.career.many', values: { max: CAREER_MAX_ENTRIES } });
  }
  const created = await createEntry(strapi, playerCardId, entry);
  await recordChange(strapi, card.id, author, ['career']);
  return toCareerRecord(created);
}

/**
 * Replaces a card's whole career.
 * @throws HttpError 404 for an unknown card
 */
export async function replaceCareers(
  strapi: Core.Strapi,
  playerCardId: string,
  entries: CareerEntry[],
  author: Author,
): Promise<CareerRecord[]> {
  const card = await findCard(strapi, playerCardId);
  await lockRow(strapi, CARD_UID, card.id);
  const stored = await rows<CareerRow>(strapi, CAREER_UID).findMany({ where: { playerCard: { id: card.id } } });
  for (const { documentId } of stored) await documents(strapi, CAREER_UID).delete({ documentId });
  const created: CareerRow[] = [];
  for (const entry of entries) created.push(await createEntry(strapi, playerCardId, entry));
  if (careerKey(stored) !== careerKey(created)) await recordChange(strapi, card.id, author, ['career']);
  return toCareerRecords(created);
}

/** Equal for careers that read alike: a save sends the whole list, changed or not. */
const careerKey = (entries: CareerRow[]): string =>
  JSON.stringify(toCareerRecords(entries).map(({ id, ...entry }) => entry));

const createEntry = (strapi: Core.Strapi, playerCard: string, entry: CareerEntry) =>
  documents<CareerRow>(strapi, CAREER_UID).create({ data: { ...entry, playerCard } });
