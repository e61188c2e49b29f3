import { afterAll, beforeAll, expect, test } from 'vitest';
import { globalContent, PAGE_NAMES, PAGES, type PageContent, type PageName } from '../src/contract';
import { putOldDatabase } from './support/old-database';
import { OwnServer } from './support/own-server';
import { Place } from './support/place';

/**
 * A site of the last version with one entry a page starts on this one: what was Spanish on it becomes the Spanish entries, and nothing that
 * was public leaves the site. Its database is that of the demo site, in which an editor has been at work since.
 */

const HOME = 'api::home-page.home-page';
const DRAFT = 'api::draft-page.draft-page';
const PRIVACY = 'api::privacy-page.privacy-page';
const GLOBAL = 'api::global.global';
const DUE = new Date(Date.now() + 86_400_000);

interface Row {
  id: number;
  entity_id: number;
  cmp_id: number;
}

let place: Place;
let cms: OwnServer;

/** Columns that name a moment are numbers on SQLite. */
const moment = (date: Date) => (place.settings.DATABASE_URL ? date : date.getTime());

/** What an editor did to the old site before the upgrade. */
async function edit(): Promise<void> {
  await place.query(async (database) => {
    const draftOf = async (table: string): Promise<number> =>
      (await database(table).whereNull('published_at').first()).id;
    const contact: Row = await database('globals_cmps')
      .where({ entity_id: await draftOf('globals'), field: 'contact' })
      .first();
    await database('components_global_contacts')
      .where({ id: contact.cmp_id })
      .update({ whatsapp_spanish_text: 'Hola, aún en borrador', whatsapp_text: 'Hello, still a draft' });
    for (const page of await database('privacy_pages')) {
      const provider = { name: 'Host Uno', purpose: 'hosting', purpose_spanish: 'alojamiento' };
      const [{ id }] = await database('components_privacy_providers').insert(provider).returning('id');
      const part = { entity_id: page.id, cmp_id: id, component_type: 'privacy.provider', field: 'providers', order: 1 };
      await database('privacy_pages_cmps').insert(part);
    }
    await database('privacy_pages').update({ hosting_country: 'Germany', hosting_country_spanish: 'Alemania' });
    const version = (page: string, content: object) => ({
      page,
      content: JSON.stringify(content),
      published_at: moment(new Date('2026-03-01T10:00:00Z')),
      published_by: 'Ana Ruiz',
    });
    await database('page_versions').insert([
      version(HOME, { hero: { heading: 'An older head' } }),
      version(DRAFT, { hero: { title: 'Un título anterior' } }),
      version(GLOBAL, { siteName: 'Upfield', sidebar: { blurb: 'Who we are', spanishBlurb: 'Quiénes somos' } }),
      version(PRIVACY, { english: { title: 'Privacy' }, spanish: { title: 'Privacidad' }, providers: [] }),
    ]);
    const due = { due_at: moment(DUE), scheduled_by: 'Ana Ruiz' };
    await database('scheduled_publications').insert([
      { page: DRAFT, ...due },
      { page: PRIVACY, ...due },
    ]);
  });
}

beforeAll(async () => {
  place = await Place.make('empty');
  await putOldDatabase(place.settings, '1e30a6c');
  await edit();
  cms = OwnServer.at(place);
  await cms.start();
});
afterAll(() => cms.end());

async function page<Name extends PageName>(name: Name, query = ''): Promise<PageContent<Name>> {
  const answer = await fetch(`${cms.base}/api/site/pages/${name}${query}`);
  expect([name, query, answer.status]).toEqual([name, query, 200]);
  return PAGES[name].parse(await answer.json()) as PageContent<Name>;
}

const statusOf = async (path: string) => (await fetch(`${cms.base}/api${path}`)).status;

async function global(locale: string) {
  return globalContent.parse(await (await fetch(`${cms.base}/api/site/global?locale=${locale}`)).json());
}

/** A draft as the admin reads it, with what is in its parts. */
const draft = async <Fields>(uid: string, locale: string): Promise<Fields> =>
  (await cms.admin<{ data: Fields }>('GET', `/content-manager/single-types/${uid}?locale=${locale}`)).data;

test('every page is public in the language that it had, and in no other', async () => {
  for (const name of PAGE_NAMES) await page(name);
  expect((await page('draft')).hero.lead).toContain('Cuatro días de fútbol');
  expect(await statusOf('/site/pages/draft?locale=en')).toBe(404);
  expect(await statusOf('/site/pages/home?locale=es')).toBe(404);
});

test('the privacy page has an entry a language, with what both shared', async () => {
  const english = await page('privacy');
  expect(english.document.title).toBe('Privacy');
  expect(english).toMatchObject({
    hostingCountry: 'Germany',
    providers: [{ name: 'Host Uno', purpose: 'hosting' }],
  });
  const spanish = await page('privacy', '?locale=es');
  expect(spanish.document.title).toBe('Privacidad');
  expect(spanish.document.sections).toHaveLength(english.document.sections.length);
  expect(spanish).toMatchObject({
    hostingCountry: 'Alemania',
    providers: [{ name: 'Host Uno', purpose: 'alojamiento' }],
  });
});

test('the Spanish Global says what Spanish pages said, in the English frame', async () => {
  const [english, spanish] = [await global('en'), await global('es')];
  expect(english.languages).toEqual(['en', 'es']);
  expect(spanish.contact).toMatchObject({
    whatsappText: 'Hola, me gustaría saber más sobre el Player Draft y la evaluación gratuita.',
    whatsappLabel: 'Escríbenos por WhatsApp',
  });
  expect(spanish.privacy.guardianConsentText).toContain('Como madre, padre o tutor legal');
  expect(spanish.header).toEqual(english.header);
  expect(spanish.defaultSeo).toEqual(english.defaultSeo);
  expect(english.unpublishedPaths).toContain('/es/packages');
  expect(english.unpublishedPaths).not.toContain('/player-draft');
});

test('drafts keep what was not published, in their language', async () => {
  const text = async (locale: string) =>
    (await draft<{ contact: { whatsappText: string } }>(GLOBAL, locale)).contact.whatsappText;
  expect(await text('es')).toBe('Hola, aún en borrador');
  expect(await text('en')).toBe('Hello, still a draft');
  expect((await draft<{ locale: string }>(DRAFT, 'es')).locale).toBe('es');
});

test('earlier versions and scheduled publications have their language', async () => {
  const history = (uid: string, locale: string) =>
    cms.admin<{ publishedBy: string | null }[]>('GET', `/page-history/${uid}?locale=${locale}`);
  for (const at of [
    [HOME, 'en'],
    [DRAFT, 'es'],
    [PRIVACY, 'en'],
    [PRIVACY, 'es'],
    [GLOBAL, 'en'],
    [GLOBAL, 'es'],
  ] as const) {
    const versions = await history(at[0], at[1]);
    expect([at, versions.some(({ publishedBy }) => publishedBy === 'Ana Ruiz')]).toEqual([at, true]);
  }
  expect(await history(HOME, 'es')).toEqual([]);
  const contents = await place.query((database) =>
    database('page_versions').where({ page: GLOBAL, published_by: 'Ana Ruiz' }).orderBy('locale').pluck('content'),
  );
  const blurbs = contents.map((content) => (typeof content === 'string' ? JSON.parse(content) : content).sidebar);
  expect(blurbs).toEqual([{ blurb: 'Who we are' }, { blurb: 'Quiénes somos' }]);
  const planned = await place.query((database) =>
    database('scheduled_publications').select('page', 'locale').orderBy(['page', 'locale']),
  );
  expect(planned.map((row) => ({ ...row }))).toEqual([
    { page: DRAFT, locale: 'es' },
    { page: PRIVACY, locale: 'en' },
    { page: PRIVACY, locale: 'es' },
  ]);
});

test('a second start changes nothing', async () => {
  const all = () =>
    place.query(async (database) => [
      await database('globals').select('id', 'locale', 'updated_at').orderBy('id'),
      await database('privacy_pages').select('id', 'locale').orderBy('id'),
      await database('draft_pages').select('id', 'locale').orderBy('id'),
      await database('page_versions').select('id', 'locale').orderBy('id'),
    ]);
  const before = await all();
  await cms.end();
  await cms.start();
  expect(await all()).toEqual(before);
}, 240_000);
