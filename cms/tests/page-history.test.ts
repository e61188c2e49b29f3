import type { Core } from '@strapi/strapi';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { PageContent } from '../src/contract';
import { rows } from '../src/database/rows';
import type { FieldChange } from '../src/page-history/compare';
import type { SeedKind } from '../src/seed/content';
import { type AdminCall, adminOf, signInAs } from './support/admin';
import { call } from './support/api';
import { compiled, server } from './support/server';
import { picture } from './support/test-data';

const ABOUT = 'api::about-page.about-page';
const PAGE = `/content-manager/single-types/${ABOUT}`;
const HISTORY = `/page-history/${ABOUT}`;

interface Version {
  id: number;
  publishedAt: string;
  publishedBy: string | null;
}

type Entry = Record<string, unknown>;

let strapi: Core.Strapi;
let editor: AdminCall;
let original: Entry;

beforeAll(async () => {
  ({ strapi } = await server());
  const { importContent } = compiled<{ importContent: (strapi: Core.Strapi, kind: SeedKind) => Promise<number> }>(
    'seed/content/index.js',
  );
  await importContent(strapi, 'demo');
  // Other tests publish the page, too.
  await rows(strapi, 'upfield::page-version').deleteMany({ where: { page: ABOUT } });
  editor = await adminOf('editor');
  original = await draft();
});

async function draft(): Promise<Entry> {
  const { data } = (await editor<{ data: Entry & { pictures: { id: number }[] } }>('GET', PAGE)).body;
  const { head, mission, vision, story, people, closing } = withoutIds(data) as Entry;
  return { head, mission, vision, story, people, closing, pictures: data.pictures.map(({ id }) => id) };
}

/** A part that was removed cannot be sent again under its id. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => name !== 'id');
  return Object.fromEntries(kept.map(([name, part]) => [name, withoutIds(part)]));
}

const mission = (heading: string) => ({ mission: { heading, text: 'Why we do it.' } });
const publish = async (change: Entry) =>
  expect((await editor('POST', `${PAGE}/actions/publish`, { ...original, ...change })).status).toBe(200);
const versions = async () => (await editor<Version[]>('GET', HISTORY)).body;
const changes = async (id?: number) => (await editor<FieldChange[]>('GET', `${HISTORY}/${id}`)).body;
const restore = (id?: number) => editor('POST', `${HISTORY}/${id}/restore`);
const published = async () => (await call<PageContent<'about'>>('/site/pages/about')).body.mission.heading;

test('what was live before the first publication is kept, and every publication with its name', async () => {
  const live = await published();
  await publish(mission('First'));
  await publish(mission('Second'));
  await publish(mission('Second'));
  const [newest, older, oldest, ...others] = await versions();
  expect(others).toEqual([]);
  expect([newest?.publishedBy, older?.publishedBy, oldest?.publishedBy]).toEqual(['Desk', 'Desk', null]);
  expect(Date.parse(newest?.publishedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(older?.publishedAt ?? ''));
  expect(await changes(newest?.id)).toEqual([]);
  expect(await changes(older?.id)).toEqual([{ field: 'Mission › Heading', before: 'Second', after: 'First' }]);
  expect(await changes(oldest?.id)).toContainEqual({ field: 'Mission › Heading', before: 'Second', after: live });
});

test('a version is restored into the draft, and visitors see it once it is published', async () => {
  await publish(mission('Before'));
  await publish(mission('After'));
  const [, before] = await versions();
  expect((await restore(before?.id)).status).toBe(204);
  expect(await changes(before?.id)).toEqual([]);
  expect(await published()).toBe('After');
  await publish(await draft());
  expect(await published()).toBe('Before');
});

test('long texts, lists and pictures come back; a picture that was deleted since stays empty', async () => {
  const form = new FormData();
  form.set('files', new Blob([new Uint8Array(await picture())], { type: 'image/png' }), 'club house.png');
  const { body } = await editor<{ id: number }[]>('POST', '/upload', form);
  const id = body[0]?.id;
  const link = { type: 'link', url: '/contact', children: [{ type: 'text', text: 'Write to us' }] };
  const text = [{ type: 'paragraph', children: [{ type: 'text', text: 'Founded by coaches. ' }, link] }];
  const stages = [{ label: '2019', title: 'One desk', text: 'In San Salvador.' }];
  await publish({ ...mission('With a picture'), pictures: [id], story: { heading: 'Story', text, stages } });
  await publish(mission('Without'));
  const [, version] = await versions();
  expect(await changes(version?.id)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ field: 'Pictures', after: 'club house.png' }),
      expect.objectContaining({
        field: expect.stringMatching(/ › Text$/),
        after: 'Founded by coaches. Write to us (/contact)',
      }),
    ]),
  );
  await restore(version?.id);
  expect(await draft()).toMatchObject({ pictures: [id], story: { text, stages } });

  await editor('DELETE', `/upload/files/${id}`);
  expect((await restore(version?.id)).status).toBe(204);
  expect((await draft()).pictures).toEqual([]);
});

test('twenty versions are kept', async () => {
  for (let index = 0; index < 21; index += 1) await publish(mission(`Number ${index}`));
  expect(await versions()).toHaveLength(20);
  const stored = rows<{ page: string }>(strapi, 'upfield::page-version');
  expect(await stored.count({ where: { page: ABOUT, locale: 'en' } })).toBe(20);
});

test('a version that breaks a rule of today is refused with its place', async () => {
  const [version] = await versions();
  const stored = rows<{ content: Entry }>(strapi, 'upfield::page-version');
  const before = await stored.findOne({ where: { id: version?.id } });
  const closing = { heading: 'Join', text: '', link: { label: 'Join', href: '/gone', newTab: false } };
  await stored.updateMany({ where: { id: version?.id }, data: { content: { ...before?.content, closing } } });
  onTestFinished(async () => void (await stored.updateMany({ where: { id: version?.id }, data: { ...before } })));
  const refused = await restore(version?.id);
  expect([refused.status, refused.body.error.message]).toEqual([400, expect.stringContaining('/gone')]);
});

test('history is for who may do the same in the form', async () => {
  const [version] = await versions();
  const all = ['', `/${version?.id}`].map((path) => ['GET', HISTORY + path] as const);
  const statuses = (who: AdminCall) =>
    Promise.all(
      [...all, ['POST', `${HISTORY}/${version?.id}/restore`] as const].map(
        async ([method, path]) => (await who(method, path)).status,
      ),
    );
  expect(await statuses(signInAs(null))).toEqual([401, 401, 401]);
  expect(await statuses(await adminOf('author'))).toEqual([403, 403, 403]);
  expect((await editor('GET', '/page-history/api::lead.lead')).status).toBe(404);
  expect((await editor('GET', `/page-history/api::home-page.home-page/${version?.id}`)).status).toBe(404);
});
