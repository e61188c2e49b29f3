import type { Core } from '@strapi/strapi';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Gallery, GlobalContent, PageContent, PageName, Sport } from '../src/contract';
import { rows } from '../src/database/rows';
import type { Translation } from '../src/languages/overview';
import type { SeedKind } from '../src/seed/content';
import { type AdminCall, adminOf } from './support/admin';
import { call } from './support/api';
import { compiled, server } from './support/server';

/** Pages, Global and the names of sports in both languages: what the API answers, and what editors do with them. */

const HOME = 'api::home-page.home-page';
const PACKAGES = 'api::packages-page.packages-page';
const GLOBAL = 'api::global.global';

type Locale = 'en' | 'es';
type Entry = Record<string, unknown> & { documentId: string };

let strapi: Core.Strapi;
let manage: AdminCall;
beforeAll(async () => {
  ({ strapi } = await server());
  const { importContent } = compiled<{ importContent: (strapi: Core.Strapi, kind: SeedKind) => Promise<number> }>(
    'seed/content/index.js',
  );
  await importContent(strapi, 'demo');
  manage = await adminOf('editor');
});

const page = async <Name extends PageName>(name: Name, locale: Locale) =>
  (await call<PageContent<Name>>(`/site/pages/${name}?locale=${locale}`)).body;
const global = async (locale: Locale) => (await call<GlobalContent>(`/site/global?locale=${locale}`)).body;
const revision = async () => (await call<{ revision: number }>('/revision')).body.revision;

const single = (uid: string, locale: Locale, action = '') =>
  `/content-manager/single-types/${uid}${action}?locale=${locale}`;

/** A draft with all of its parts, as the admin's form has it. */
async function draft<Fields = Entry>(uid: string, locale: Locale): Promise<Fields & Entry> {
  const { body } = await manage<{ data: Fields & Entry }>('GET', single(uid, locale));
  const { createdBy, updatedBy, localizations, status, ...fields } = body.data;
  return fields as Fields & Entry;
}

async function save(uid: string, locale: Locale, data: object): Promise<void> {
  expect((await manage('PUT', single(uid, locale), data)).status).toBe(200);
}

async function publish(uid: string, locale: Locale): Promise<void> {
  expect((await manage('POST', single(uid, locale, '/actions/publish'), await draft(uid, locale))).status).toBe(200);
}

/** Content without pictures, to be stored as new parts. */
const withoutIds = <Content>(content: Content): Content =>
  JSON.parse(JSON.stringify(content), (key, value) => (key === 'id' ? undefined : value));

/** Brings a page back to what it was before the test, in both languages. */
async function restoreAfterwards(uid: string): Promise<void> {
  const before = { en: await draft(uid, 'en'), es: await draft(uid, 'es') };
  onTestFinished(async () => {
    for (const locale of ['en', 'es'] as const) {
      await save(uid, locale, before[locale]);
      await publish(uid, locale);
    }
  });
}

interface Home {
  hero: { id: number; heading: string; showFilm: boolean };
}

async function saveHero(locale: Locale, change: Partial<Home['hero']>): Promise<void> {
  const { hero } = await draft<Home>(HOME, locale);
  await save(HOME, locale, { hero: { ...hero, ...change } });
}

describe('what the API answers', () => {
  test('a page in the language that is asked for, else in that of its own path', async () => {
    expect((await page('home', 'es')).hero.heading).not.toBe((await page('home', 'en')).hero.heading);
    const { body: home } = await call('/site/pages/home');
    expect(home).toEqual(await page('home', 'en'));
    const { body: event } = await call('/site/pages/draft');
    expect(event).toEqual(await page('draft', 'es'));
  });

  test.each(['/site/global', '/site/pages/home', '/sports', '/player-cards', '/gallery'])(
    '400 that names the field for a language that %s does not have',
    async (path) => {
      const { status, body } = await call(`${path}?locale=fr`);
      expect(status).toBe(400);
      expect(body.error.details?.errors).toMatchObject([{ path: 'locale' }]);
    },
  );

  test('Global names both languages', async () => {
    expect((await global('en')).languages).toEqual(['en', 'es']);
    expect((await global('es')).header.menu[0]?.label).toBe('Inicio');
  });

  test('sports and cards have the Spanish name where there is one', async () => {
    const documents = strapi.documents('api::sport.sport' as 'plugin::users-permissions.user');
    const data = { name: 'Languages-Language Sport', spanishName: 'Idiomas-Deporte de idiomas', displayOrder: 999 };
    const { documentId } = (await documents.create({ data: data as never })) as Entry;
    onTestFinished(async () => {
      await documents.delete({ documentId });
    });
    const nameOf = async (query: string) =>
      (await call<Sport[]>(`/sports${query}`)).body.find(({ id }) => id === documentId)?.name;
    expect(await nameOf('')).toBe(data.name);
    expect(await nameOf('?locale=es')).toBe(data.spanishName);
    const { groups } = (await call<Gallery>('/gallery?locale=es')).body;
    expect(groups.map(({ sport }) => sport?.name)).toContain(data.spanishName);
  });
});

describe('a page of two languages', () => {
  test('publishing one language moves the revision, and leaves the words of the other and its draft alone', async () => {
    await restoreAfterwards(HOME);
    const english = (await page('home', 'en')).hero.heading;
    await saveHero('en', { heading: 'Waits for its publication' });
    await saveHero('es', { heading: 'Un título nuevo' });
    const before = await revision();
    await publish(HOME, 'es');
    expect(await revision()).toBeGreaterThan(before);
    expect((await page('home', 'es')).hero.heading).toBe('Un título nuevo');
    expect((await page('home', 'en')).hero.heading).toBe(english);
    expect((await draft<Home>(HOME, 'en')).hero.heading).toBe('Waits for its publication');
  });

  test('unpublishing the Spanish page takes its address out, and no other', async () => {
    const { documentId } = await draft(HOME, 'es');
    onTestFinished(() => publish(HOME, 'es'));
    expect((await manage('POST', single(HOME, 'es', '/actions/unpublish'), { documentId })).status).toBe(200);
    expect((await call('/site/pages/home?locale=es')).status).toBe(404);
    expect((await call('/site/pages/home')).status).toBe(200);
    expect((await global('en')).unpublishedPaths).toEqual(['/es']);
    expect((await global('es')).unpublishedPaths).toEqual(['/es']);
  });

  test('the Spanish Global may leave the site, the English one may not', async () => {
    const unpublish = async (locale: Locale) =>
      (await manage('POST', single(GLOBAL, locale, '/actions/unpublish'), {})).status;
    expect(await unpublish('en')).toBe(400);
    onTestFinished(() => publish(GLOBAL, 'es'));
    expect(await unpublish('es')).toBe(200);
    expect((await global('en')).languages).toEqual(['en']);
    expect((await call('/site/global?locale=es')).status).toBe(404);
  });
});

describe('what has one truth', () => {
  test('goes with a save into the other draft, and with its publication to the other page', async () => {
    await restoreAfterwards(HOME);
    const { showFilm } = (await draft<Home>(HOME, 'es')).hero;
    await saveHero('en', { showFilm: !showFilm });
    expect((await draft<Home>(HOME, 'es')).hero.showFilm).toBe(!showFilm);
    expect((await page('home', 'es')).hero.showFilm).toBe(showFilm);
    await publish(HOME, 'en');
    expect((await page('home', 'es')).hero.showFilm).toBe(!showFilm);
  });

  test('waits with words of the other language that are not published', async () => {
    await restoreAfterwards(HOME);
    const { heading, showFilm } = (await page('home', 'es')).hero;
    await saveHero('es', { heading: 'Sin publicar' });
    await saveHero('en', { showFilm: !showFilm });
    await publish(HOME, 'en');
    expect((await page('home', 'es')).hero).toMatchObject({ heading, showFilm });
    await publish(HOME, 'es');
    expect((await page('home', 'es')).hero).toMatchObject({ heading: 'Sin publicar', showFilm: !showFilm });
  });

  test('a price in a list goes to the same pack, and the order of packs is that of both languages', async () => {
    await restoreAfterwards(PACKAGES);
    interface Packs {
      packs: { id: number; name: string; price: number }[];
    }
    const { packs } = await draft<Packs>(PACKAGES, 'en');
    const spanish = (await draft<Packs>(PACKAGES, 'es')).packs;
    const dearer = packs.map((pack, index) => (index === 0 ? { ...pack, price: 41 } : pack));
    await save(PACKAGES, 'en', { packs: dearer });
    expect((await draft<Packs>(PACKAGES, 'es')).packs[0]).toMatchObject({ name: spanish[0]?.name, price: 41 });
    await save(PACKAGES, 'en', { packs: [...(await draft<Packs>(PACKAGES, 'en')).packs].reverse() });
    const turned = (await draft<Packs>(PACKAGES, 'es')).packs;
    expect(turned.map(({ name }) => name)).toEqual(spanish.map(({ name }) => name).reverse());
    expect(turned.at(-1)?.price).toBe(41);
  });
});

describe('for editors', () => {
  const spanish = async () =>
    (await manage<Translation[]>('GET', '/translations/all')).body.find(
      ({ uid, locale }) => uid === HOME && locale === 'es',
    );

  test('a discarded draft makes no page older than its own language', async () => {
    await manage('POST', `/translations/${HOME}/confirmed?locale=es`);
    await saveHero('en', { heading: 'A heading that is given up' });
    expect(await spanish()).toMatchObject({ isOlder: true });
    expect((await manage('POST', single(HOME, 'en', '/actions/discard'), {})).status).toBe(200);
    expect(await spanish()).toMatchObject({ isOlder: false });
  });

  test('a page is told to be older than its own language until its words are changed or confirmed', async () => {
    await restoreAfterwards(HOME);
    await manage('POST', `/translations/${HOME}/confirmed?locale=es`);
    expect(await spanish()).toMatchObject({ name: 'Page: Home', state: 'published', isOlder: false });
    await saveHero('en', { heading: 'Another heading' });
    expect(await spanish()).toMatchObject({ isOlder: true });
    await saveHero('en', { showFilm: !(await draft<Home>(HOME, 'en')).hero.showFilm });
    await manage('POST', `/translations/${HOME}/confirmed?locale=es`);
    expect(await spanish()).toMatchObject({ isOlder: false });
    // A switch is no word: nothing has to be translated.
    await saveHero('en', { showFilm: !(await draft<Home>(HOME, 'en')).hero.showFilm });
    expect(await spanish()).toMatchObject({ isOlder: false });
  });

  test('a language that is missing is made from the other, with what they share', async () => {
    const uid = 'api::contact-page.contact-page';
    const before = await draft(uid, 'es');
    await rows(strapi, uid).deleteMany({ where: { locale: 'es' } });
    onTestFinished(async () => {
      await save(uid, 'es', withoutIds(before));
      await publish(uid, 'es');
    });
    const missing = (await manage<Translation[]>('GET', `/translations/${uid}`)).body;
    expect(missing.map(({ state }) => state)).toEqual(['published', 'missing']);
    const filled = await manage<{ data: object }>(
      'GET',
      `/i18n/content-manager/get-fill-from-locale/${uid}?collectionType=single-types&sourceLocale=en&targetLocale=es`,
    );
    expect([filled.status, JSON.stringify(filled.body)]).toEqual([200, expect.stringContaining('Takes two minutes')]);
    await save(uid, 'es', filled.body.data);
    expect((await manage<Translation[]>('GET', `/translations/${uid}`)).body[1]).toMatchObject({ state: 'draft' });
    expect((await call('/site/pages/contact?locale=es')).status).toBe(404);
  });

  test('each language has its own earlier versions and its own schedule', async () => {
    await restoreAfterwards(HOME);
    const history = async (locale: Locale) =>
      (await manage<object[]>('GET', `/page-history/${HOME}?locale=${locale}`)).body.length;
    const english = await history('en');
    const spanish = await history('es');
    await saveHero('es', { heading: 'Una versión más' });
    await publish(HOME, 'es');
    expect([await history('en'), await history('es')]).toEqual([english, Math.max(spanish + 1, 2)]);
    const dueAt = new Date(Date.now() + 3_600_000).toISOString();
    const schedule = (locale: Locale) => `/scheduled-publication/${HOME}?locale=${locale}`;
    expect((await manage('PUT', schedule('es'), { dueAt })).status).toBe(204);
    expect((await manage('GET', schedule('en'))).body).toEqual({ schedule: null });
    expect((await manage('GET', schedule('es'))).body).toMatchObject({ schedule: { dueAt } });
    await publish(HOME, 'en');
    expect((await manage('GET', schedule('es'))).body).toMatchObject({ schedule: { dueAt } });
    await manage('DELETE', schedule('es'));
  });
});
