import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { galleryIntro, REVISION_HEADER } from '@upfield/cms/contract';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { Rendering, withRendering } from '~/content.server/rendering';
import { RevisionClock } from '~/content.server/revision-clock';
import { TILE_FIELDS, type TileCard } from '~/player-cards/sticker/sticker-fields';
import { storedCard } from '~/player-cards/stored-card.fixture';

const sport = { id: 's1', name: "Soccer-Men's Soccer" };
const card = { id: 'abc', ...Object.fromEntries(TILE_FIELDS.map((field) => [field, storedCard[field]])) } as TileCard;
const text = { title: 'None', text: '' };
const intro = galleryIntro.parse({
  seo: null,
  hero: { heading: 'Players', text: '', link: null, showFilm: false, film: null, poster: null },
  showPagination: false,
  emptySlot: { text: 'Free', link: null },
  noMatch: text,
  noCards: text,
});
const groups = [
  { sport, total: 40, cards: [card], positions: ['Forward'] },
  { sport: { id: 's2', name: 'Golf' }, total: 0, cards: [], positions: [] },
  { sport: null, total: 2, cards: [{ ...card, id: 'def', sport: null }], positions: [] },
];

/** What every page of a language reads. */
const GLOBAL = '/api/site/global';
const calls: string[] = [];
const site = { revision: 1 };
const cms: Server = createServer((request, response) => {
  const { pathname, search } = new URL(request.url ?? '', 'http://cms');
  if (pathname === GLOBAL) return response.writeHead(404, { [REVISION_HEADER]: String(site.revision) }).end();
  calls.push(pathname + search.replace(/fields=[^&]*/, 'fields'));
  const bodies: Record<string, unknown> = {
    '/api/site/pages/gallery': intro,
    '/api/gallery': { groups, years: { first: 2025, last: 2027 } },
    '/api/player-cards': [card],
  };
  response.writeHead(200, { [REVISION_HEADER]: String(site.revision), 'X-Total-Count': '40' });
  response.end(JSON.stringify(bodies[pathname]));
});
await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
process.env.CMS_URL = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`;
const { loader } = await import('~/routes/player-cards._index');
afterAll(() => cms.close());

const clock = new RevisionClock();
const open = (path: string) =>
  withRendering(new Rendering(clock), () =>
    loader({ request: new Request(`http://localhost:3000${path}`), params: {}, context: {} as never }),
  );

beforeEach(() => {
  site.revision += 1;
  clock.confirm(site.revision, clock.now());
  calls.length = 0;
});

it('the gallery costs two calls beside what every page reads, whatever the number of sports', async () => {
  const { content, choices } = await open('/player-cards');
  expect(calls.sort()).toEqual(['/api/gallery?fields&locale=en', '/api/site/pages/gallery?locale=en']);
  expect(content.groups.map(({ id, total }) => [id, total])).toEqual([
    ['s1', 40],
    ['none', 2],
  ]);
  expect([content.total, choices.sports.map(({ id }) => id), choices.years]).toEqual([
    42,
    ['s1', 's2'],
    [2025, 2026, 2027],
  ]);
});

it('each list of it costs one more, until the revision moves', async () => {
  await open('/player-cards');
  calls.length = 0;
  const { content } = await open('/player-cards?sport=s1&page=2');
  expect(calls).toEqual(['/api/player-cards?sport=s1&page=2&pageSize=12&fields&locale=en']);
  expect([content.total, content.groups.length]).toEqual([40, 1]);
  await open('/player-cards?sport=s1&page=2');
  expect(calls).toHaveLength(1);
});
