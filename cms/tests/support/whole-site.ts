import { createHash } from 'node:crypto';
import { type ManagedCards, PAGE_NAMES, PAGE_SIZE_MAX, type StaffPlayerCard } from '../../src/contract';
import type { OwnServer } from './own-server';

const LISTS = ['/api/site/global', '/api/sports', '/api/player-cards', '/api/gallery', '/api/player-cards/addresses/1'];
const MANAGED = `/api/player-cards/managed?pageSize=${PAGE_SIZE_MAX}`;

/** What the API does not show, as the admin lists it. */
const BEHIND_THE_DESK = ['lead.lead', 'mail-job.mail-job', 'mail-template.mail-template', 'newsletter.subscriber'].map(
  (uid) => `/content-manager/collection-types/api::${uid}?pageSize=100&sort=id:asc`,
);

/** Everything that a site says: each answer of the API and the admin by its path, and each picture in them by its checksum. */
export interface WholeSite {
  answers: Record<string, unknown>;
  pictures: Record<string, string>;
}

/** @param token of staff, who see hidden cards and their pictures, too */
export async function wholeSite(cms: OwnServer, token: string): Promise<WholeSite> {
  const read = (path: string) => fetch(cms.base + path, { headers: { 'x-token': token } });
  const json = async (path: string) => (await read(path)).json() as Promise<unknown>;
  const cards = (await allCards(cms, token)).map(({ id }) => `/api/player-cards/${id}`);
  const pages = PAGE_NAMES.map((name) => `/api/site/pages/${name}`);
  // How many were deleted in the last minutes is of the clock, and cards that were made for a comparison are deleted before it.
  const { all, ...managed } = (await json(MANAGED)) as ManagedCards;
  const { deleted: _, ...counts } = all;
  const answers = {
    [MANAGED]: { ...managed, all: counts },
    ...(await each([...LISTS, ...pages, ...cards], json)),
    ...(await each(BEHIND_THE_DESK, (path) => cms.admin('GET', path))),
  };
  const addresses = JSON.stringify(answers).match(/\/uploads\/[\w./-]+/g) ?? [];
  const pictures = await each([...new Set(addresses)], async (address) => {
    const answer = await read(address);
    const bytes = Buffer.from(await answer.arrayBuffer());
    return `${answer.status} ${createHash('sha256').update(bytes).digest('hex')}`;
  });
  return { answers, pictures };
}

/** Reads all at once. @returns what was read, by its path */
async function each<Read>(paths: string[], read: (path: string) => Promise<Read>): Promise<Record<string, Read>> {
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await read(path)] as const)));
}

/** All cards, hidden ones too. */
export async function allCards(cms: OwnServer, token: string): Promise<StaffPlayerCard[]> {
  const answer = await fetch(cms.base + MANAGED, { headers: { 'x-token': token } });
  const { cards, all } = (await answer.json()) as ManagedCards;
  if (all.count > cards.length) throw new Error('There are more cards than a page has.');
  return cards;
}
