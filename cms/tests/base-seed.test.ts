import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAGE_NAMES, REVISION_HEADER } from '../src/contract';
import { MAIL_TEMPLATES, type MailTemplateName } from '../src/mail/template';
import { homeSeed } from '../src/seed/content/pages/en/home';
import { DEMO_PLAYERS, DEMO_SPORTS } from '../src/seed/players';
import { OwnServer } from './support/own-server';
import { Place } from './support/place';

/** `SEED=base`, the initial content of a public site: everything except invented people. */

let server: OwnServer;

beforeAll(async () => {
  server = OwnServer.at(await Place.make('empty'), { SEED: '' });
  await server.start();
}, 240_000);
afterAll(() => server.end());

test('without SEED the first start creates every page, sports and mail templates, and no invented person', async () => {
  const read = async (path: string) => {
    const response = await fetch(`${server.base}/api${path}`);
    expect([path, response.status]).toEqual([path, 200]);
    return response.text();
  };
  expect(JSON.parse(await read('/player-cards'))).toEqual([]);
  expect(JSON.parse(await read('/sports'))).toHaveLength(DEMO_SPORTS.length);
  const quoted = homeSeed.quotes.items.flatMap(({ person, text }) => [person, text]);
  const names = [...DEMO_PLAYERS.map(({ name, lastName }) => `${name} ${lastName}`), ...quoted];
  for (const path of ['/site/global', ...PAGE_NAMES.map((name) => `/site/pages/${name}`)]) {
    const content = await read(path);
    expect([path, names.filter((name) => content.includes(name))]).toEqual([path, []]);
  }
  expect(JSON.parse(await read('/site/global'))).toMatchObject({
    demoData: false,
    // No account and no number of somebody else.
    socialLinks: [],
    contact: { whatsappNumber: '' },
  });
  const templates = '/content-manager/collection-types/api::mail-template.mail-template?pageSize=100';
  const { results } = await server.admin<{ results: { name: MailTemplateName; language: string }[] }>('GET', templates);
  expect(results.map(({ name, language }) => `${name} ${language}`).sort()).toEqual(
    MAIL_TEMPLATES.flatMap((name) => [`${name} en`, `${name} es`]).sort(),
  );
});

test('a start with another setting moves the revision, so that no page kept by web goes on printing the old one', async () => {
  const read = async () => {
    const response = await fetch(`${server.base}/api/site/pages/privacy`);
    return { text: await response.text(), revision: Number(response.headers.get(REVISION_HEADER)) };
  };
  const before = await read();
  await server.end();
  await server.start({ LEAD_RETENTION_MONTHS: '37' });
  const after = await read();
  expect(before.text).not.toContain('37 months');
  expect(after.text).toContain('37 months');
  expect(after.revision).toBeGreaterThan(before.revision);
}, 120_000);
