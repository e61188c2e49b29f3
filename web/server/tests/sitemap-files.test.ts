import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CardAddresses, REVISION_HEADER, SITEMAP_FILE_SIZE } from '@upfield/cms/contract';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { Rendering, withRendering } from '~/content.server/rendering';
import { RevisionClock } from '~/content.server/revision-clock';

const site = { revision: 1, players: 0 };

/** The players of one page of the CMS's list of addresses. */
function addresses(page: number): CardAddresses {
  const first = (page - 1) * SITEMAP_FILE_SIZE;
  const length = Math.max(0, Math.min(SITEMAP_FILE_SIZE, site.players - first));
  const cards = Array.from({ length }, (_, index) => ({
    id: `player${first + index}`,
    updatedAt: '2026-01-02T03:04:05.000Z',
  }));
  return { total: site.players, cards };
}

/** A CMS with players and without a published page. */
const cms: Server = createServer((request, response) => {
  const page = /^\/api\/player-cards\/addresses\/(\d+)$/.exec(request.url ?? '')?.[1];
  response.writeHead(page ? 200 : 404, { [REVISION_HEADER]: String(site.revision) });
  response.end(JSON.stringify(page ? addresses(Number(page)) : {}));
});
await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
process.env.CMS_URL = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`;
const { loader } = await import('~/routes/sitemap[.]xml');
afterAll(() => cms.close());

const clock = new RevisionClock();
const open = (query: string) =>
  withRendering(new Rendering(clock), () =>
    loader({ request: new Request(`http://localhost:3000/sitemap.xml${query}`), params: {}, context: {} as never }),
  );
const locations = async (query: string) =>
  [...(await (await open(query)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address));

beforeEach(() => {
  site.revision += 1;
  clock.confirm(site.revision, clock.now());
});

it('is one file for as many addresses as one may hold', async () => {
  site.players = SITEMAP_FILE_SIZE;
  const players = await locations('');
  expect(players).toHaveLength(SITEMAP_FILE_SIZE);
  expect(players.every(({ pathname }) => pathname.startsWith('/player-cards-detail/'))).toBe(true);
});

it('is an index of files for more, which name every player once', async () => {
  site.players = 2 * SITEMAP_FILE_SIZE + 1;
  const files = await locations('');
  expect(files.map(({ search }) => search)).toEqual(['?file=1', '?file=2', '?file=3', '?file=4']);
  const players = (await Promise.all(files.slice(1).map(({ search }) => locations(search)))).flat();
  expect(players).toHaveLength(site.players);
  expect(new Set(players.map(({ pathname }) => pathname)).size).toBe(site.players);
});

it.each(['?file=0', '?file=5', '?file=-1', '?file=two'])('has no file %s', async (query) => {
  site.players = 2 * SITEMAP_FILE_SIZE + 1;
  await expect(open(query)).rejects.toMatchObject({ status: 404 });
});
