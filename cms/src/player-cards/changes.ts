import type { Core } from '@strapi/strapi';
import { CARD_CHANGE_PARTS, CARD_CHANGES_MAX, type CardChange, type CardChangePart } from '../contract';
import { rows } from '../database/rows';
import type { Table } from '../database/tables';
import type { CardRow } from './model';

const UID = 'upfield::card-change';

interface ChangeRow {
  id: number;
  card: number;
  changedAt: string | Date;
  changedBy: string | null;
  parts: CardChangePart[];
}

/** Who changed which parts of a card, and when; a card's rows are removed with it. */
export const changeTable: Table = {
  uid: UID,
  tableName: 'card_changes',
  attributes: {
    card: { type: 'integer', column: { notNullable: true } },
    changedAt: { type: 'datetime', column: { notNullable: true } },
    changedBy: { type: 'string' },
    parts: { type: 'json', column: { notNullable: true } },
  },
  indexes: [{ name: 'card_changes_card_index', columns: ['card', 'id'] }],
};

/** The columns of each part. What is missing here (a card's own team, who changed it) is no change of its own. */
const COLUMNS: Partial<Record<CardChangePart, (keyof CardRow)[]>> = {
  deleted: ['deletedAt'],
  cardImageUrl: ['cardImage'],
  bannerImageUrl: ['bannerImage'],
  visibility: ['enabled', 'active', 'listed'],
  indexing: ['noindex'],
  consent: ['consentGuardian', 'consentDate', 'consentText'],
};

const NO_COLUMN = new Set<CardChangePart>(['created', 'career']);

const columnsOf = (part: CardChangePart): (keyof CardRow)[] =>
  NO_COLUMN.has(part) ? [] : (COLUMNS[part] ?? [part as keyof CardRow]);

/** Equal for values that both databases store alike: a decimal may come as text, a sport is told by its id. */
const keyOf = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '';
  return typeof value === 'object' && 'documentId' in value ? String(value.documentId) : String(value);
};

/** The parts in which two rows of a card differ. */
export const changedParts = (before: CardRow, after: CardRow): CardChangePart[] =>
  CARD_CHANGE_PARTS.filter((part) => columnsOf(part).some((column) => keyOf(before[column]) !== keyOf(after[column])));

/** Records a change, in the caller's transaction; the oldest beyond `CARD_CHANGES_MAX` go. A change of nothing is none. */
export async function recordChange(
  strapi: Core.Strapi,
  card: number,
  changedBy: string | null,
  parts: CardChangePart[],
): Promise<void> {
  if (parts.length === 0) return;
  const changes = rows<ChangeRow>(strapi, UID);
  await changes.create({ data: { card, changedAt: new Date(), changedBy, parts } });
  const [oldest] = await changes.findMany({
    where: { card },
    select: ['id'],
    orderBy: { id: 'desc' },
    limit: 1,
    offset: CARD_CHANGES_MAX,
  });
  if (oldest) await changes.deleteMany({ where: { card, id: { $lte: oldest.id } } });
}

/** Deletes the changes of a card. */
export async function deleteChanges(strapi: Core.Strapi, card: number): Promise<void> {
  await rows<ChangeRow>(strapi, UID).deleteMany({ where: { card } });
}

/** The changes of a card, the newest first. */
export async function changesOf(strapi: Core.Strapi, card: number): Promise<CardChange[]> {
  const found = await rows<ChangeRow>(strapi, UID).findMany({ where: { card }, orderBy: { id: 'desc' } });
  return found.map(({ changedAt, changedBy, parts }) => ({
    changedAt: new Date(changedAt).toISOString(),
    changedBy,
    parts,
  }));
}
