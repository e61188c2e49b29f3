/** Fills the database of the environment: `tsx fill.ts <cards> <leads>`. Run by `generate`, in a process of its own. */
import type { Knex } from 'knex';
import type { createServer } from '../../cms/src/commands/boot.ts';
import type { environment } from '../../cms/src/environment.ts';
import type { prepareFirstStart } from '../../cms/src/first-start.ts';
import type { derivedColumns } from '../../cms/src/player-cards/derived.ts';
import type { SportRow } from '../../cms/src/player-cards/model.ts';
import type { wordsOf } from '../../cms/src/player-cards/words.ts';
import type { withRevision } from '../../cms/src/revision/revision.ts';
import { compiled } from './compiled.ts';
import { type Generated, hexadecimal, leadOf, playerOf } from './people.ts';
import { type PictureKind, PictureStore, type StoredPicture } from './pictures.ts';
import { BulkTables } from './tables.ts';

const CARD = 'api::player-card.player-card';
const CAREER = 'api::player-card-career.player-card-career';
const SPORT = 'api::sport.sport';
const LEAD = 'api::lead.lead';
const IMAGE = 'upfield::image';
const WORD = 'upfield::card-word';

const DOCUMENT_ID_LENGTH = 24;

/** Cards that are written at a time: what they need is in memory together. */
const BATCH = 2000;

const { createServer: newServer } = compiled<{ createServer: typeof createServer }>('commands/boot');
const { environment: settings } = compiled<{ environment: typeof environment }>('environment');
const { prepareFirstStart: prepare } = compiled<{ prepareFirstStart: typeof prepareFirstStart }>('first-start');
const { derivedColumns: derive } = compiled<{ derivedColumns: typeof derivedColumns }>('player-cards/derived');
const { wordsOf: words } = compiled<{ wordsOf: typeof wordsOf }>('player-cards/words');
const { withRevision: moveRevision } = compiled<{ withRevision: typeof withRevision }>('revision/revision');

const [cards = 0, leads = 0] = process.argv.slice(2).map(Number);
if (settings.S3_BUCKET) throw new Error('Generated pictures lie on the disk: leave S3_BUCKET empty.');

const now = new Date();
const strapi = await newServer().load();
await prepare(strapi);
const made = { cards: await fillCards(cards), leads: await fillLeads(leads) };
console.log(`Made ${made.cards} cards and ${made.leads} leads.`);
await strapi.destroy();
process.exit(0);

/** Makes cards until there are that many. @returns how many were missing */
async function fillCards(total: number): Promise<number> {
  const pictures = new PictureStore(settings.PUBLIC_DIR);
  const sports = new Map(
    (await strapi.db.query(SPORT).findMany({})).map((sport: SportRow) => [sport.name, sport] as const),
  );
  const known = await strapi.db.query(CARD).count({});
  for (let first = known; first < total; first += BATCH) {
    await inTransaction((tables) => insertCards(tables, Math.min(BATCH, total - first), sports, pictures));
  }
  return Math.max(0, total - known);
}

async function fillLeads(total: number): Promise<number> {
  const known = await strapi.db.query(LEAD).count({});
  const missing = Math.max(0, total - known);
  await inTransaction(async (tables) => {
    const leads = (await tables.nextIds(LEAD, missing)).map((id) => ({ id, ...leadOf(id, now) }));
    await tables.insert(
      LEAD,
      leads.map((lead) => ({ ...documentOf('lead', lead.id, lead.createdAt), ...lead })),
    );
  });
  return missing;
}

async function inTransaction(work: (tables: BulkTables) => Promise<void>): Promise<void> {
  await moveRevision(strapi, async () => {
    await strapi.db.transaction(({ trx }: { trx: Knex.Transaction }) => work(new BulkTables(strapi, trx)));
  });
}

/** What Strapi keeps of every row of a content type. */
function documentOf(kind: string, number: number, at: Date) {
  const documentId = hexadecimal(`${kind} document ${number}`, DOCUMENT_ID_LENGTH);
  return { documentId, createdAt: at, updatedAt: at, publishedAt: at };
}

/** A player of whom a card is made; its number is the card's id. */
type NewPlayer = Generated & { id: number };

async function insertCards(
  tables: BulkTables,
  count: number,
  sports: ReadonlyMap<string, SportRow>,
  pictures: PictureStore,
): Promise<void> {
  const players = (await tables.nextIds(CARD, count)).map((id): NewPlayer => ({ id, ...playerOf(id, now) }));
  const images: StoredPicture[] = [];
  const picture = (kind: PictureKind, { sport, id }: NewPlayer): string => {
    const stored = pictures.store(kind, sport, id);
    images.push(stored);
    return `${stored.key}.${stored.extension}`;
  };
  const rows = players.map((player) => {
    const { id, columns, hasCardImage, hasBannerImage } = player;
    const card = {
      ...columns,
      cardImage: hasCardImage ? picture('card', player) : null,
      bannerImage: hasBannerImage ? picture('banner', player) : null,
      enabled: true,
      active: true,
      demo: true,
      deletedAt: null,
      consentRecordedBy: columns.consentDate && 'Demo data',
      withdrawnConsents: null,
      changedBy: 'Demo data',
    };
    const sport = sports.get(player.sport ?? '') ?? null;
    return {
      id,
      ...documentOf('card', id, columns.updatedAt),
      ...card,
      ...derive({ ...card, sport, career: player.careers }),
    };
  });
  await tables.insert(CARD, rows);
  const cardWords = rows.flatMap(({ id, searchText }) => words(id, searchText));
  const wordIds = await tables.nextIds(WORD, cardWords.length);
  await tables.insert(
    WORD,
    cardWords.map((word, index) => ({ id: wordIds[index], ...word })),
  );
  await tables.connect(
    CARD,
    'sport',
    players.flatMap(({ id, sport }) => {
      const known = sports.get(sport ?? '');
      return known ? [[id, known.id] as const] : [];
    }),
  );
  const imageIds = await tables.nextIds(IMAGE, images.length);
  await tables.insert(
    IMAGE,
    images.map((image, index) => ({ id: imageIds[index], createdAt: now, claimedAt: now, ...image })),
  );
  await insertCareers(tables, players);
}

async function insertCareers(tables: BulkTables, players: readonly NewPlayer[]): Promise<void> {
  const entries = players.flatMap(({ id, careers, columns }) =>
    careers.map((career) => ({ card: id, at: columns.updatedAt, career })),
  );
  const ids = await tables.nextIds(CAREER, entries.length);
  const rows = entries.map(({ at, career }, index) => {
    const id = ids[index] ?? 0;
    return { id, ...documentOf('career', id, at), ...career };
  });
  await tables.insert(CAREER, rows);
  await tables.connect(
    CAREER,
    'playerCard',
    entries.map(({ card }, index) => [ids[index] ?? 0, card] as const),
  );
}
