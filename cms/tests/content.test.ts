import { createHmac } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  type GlobalContent,
  globalContent,
  LANGUAGES,
  type Language,
  PAGE_NAMES,
  PAGES,
  type PageContent,
  PREVIEW_HEADER,
  previewHeaderText,
  previewLinkText,
} from '../src/contract';
import { rows } from '../src/database/rows';
import type { SeedKind } from '../src/seed/content';
import { call } from './support/api';
import { publishSwitches } from './support/global';
import { compiled, server } from './support/server';
import { LEAD_RETENTION_MONTHS } from './support/settings';

const HOME = 'api::home-page.home-page';
const GLOBAL = 'api::global.global';

type Entry = Record<string, unknown> & { documentId: string };

interface Documents {
  findFirst(params: object): Promise<Entry>;
  update(params: object): Promise<Entry>;
  publish(params: object): Promise<unknown>;
  unpublish(params: object): Promise<unknown>;
}

let strapi: Core.Strapi;
let importContent: (strapi: Core.Strapi, kind: SeedKind) => Promise<number>;
const documents = (uid: string) =>
  strapi.documents(uid as Parameters<Core.Strapi['documents']>[0]) as unknown as Documents;

beforeAll(async () => {
  ({ strapi } = await server());
  ({ importContent } = compiled<{ importContent: typeof importContent }>('seed/content/index.js'));
  await importContent(strapi, 'demo');
});

const sign = (text: string, secret = 'preview-secret') => createHmac('sha256', secret).update(text).digest('hex');
const now = () => Math.floor(Date.now() / 1000);
const previewHeader = (expires = now() + 60, secret?: string) => ({
  [PREVIEW_HEADER]: `${expires}.${sign(previewHeaderText(expires), secret)}`,
});

const home = async (headers?: Record<string, string>) =>
  (await call<PageContent<'home'>>('/site/pages/home', { headers })).body.hero.heading;

/** The texts of the privacy page in both languages. */
async function privacyPages() {
  const text = async (language: Language) =>
    JSON.stringify((await call<PageContent<'privacy'>>(`/site/pages/privacy?locale=${language}`)).body);
  return { english: await text('en'), spanish: await text('es') };
}

/** Saves the home page's draft with another part, as the admin does. */
async function saveHome(part: object) {
  const { documentId } = await documents(HOME).findFirst({ status: 'draft' });
  return documents(HOME).update({ documentId, data: part });
}

const hero = (change: object) => ({
  heading: 'Get Recruited',
  text: '',
  link: { label: 'Start Here', href: '#contact', newTab: false },
  showFilm: true,
  ...change,
});

describe('the published site', () => {
  test.each(PAGE_NAMES)('%s answers by the contract, in both languages', async (name) => {
    for (const language of LANGUAGES) {
      const { status, body } = await call<unknown>(`/site/pages/${name}?locale=${language}`);
      expect([language, status]).toEqual([language, 200]);
      expect(PAGES[name].parse(body)).toEqual(body);
    }
  });

  test('global answers by the contract, every switch off', async () => {
    const { status, body } = await call<unknown>('/site/global');
    expect(status).toBe(200);
    const content = globalContent.parse(body);
    expect(content).toEqual(body);
    expect(content.newsletter.enabled).toBe(false);
    expect(content.privacy).toMatchObject({ showFullBirthDate: false, requireConsent: false });
  });

  test('a page that is not published is a 404, and no menu links to it', async () => {
    const about = documents('api::about-page.about-page');
    const { documentId } = await about.findFirst({ status: 'draft' });
    await about.unpublish({ documentId });
    try {
      expect((await call('/site/pages/about')).status).toBe(404);
      const { body } = await call<unknown>('/site/global');
      expect(globalContent.parse(body).header.menu.length).toBeGreaterThan(0);
      const { unpublishedPaths, ...menus } = globalContent.parse(body);
      expect(unpublishedPaths).toEqual(['/about']);
      // The menus lead to the Spanish page: it is published.
      expect(JSON.stringify(menus)).toContain('"/about');
      await about.unpublish({ documentId, locale: 'es' });
      const { unpublishedPaths: both, ...none } = (await call<GlobalContent>('/site/global')).body;
      expect(both).toEqual(['/about', '/es/about']);
      expect(JSON.stringify(none)).not.toContain('"/about');
      const { body: preview } = await call<GlobalContent>('/site/global', { headers: previewHeader() });
      expect(preview.unpublishedPaths).toEqual([]);
      expect(JSON.stringify(preview.header)).toContain('"/about');
    } finally {
      await about.publish({ documentId, locale: '*' });
    }
  });

  test('the privacy pages print how long leads are kept, as the server is set', async () => {
    const { english, spanish } = await privacyPages();
    expect(english).toContain(`deleted after ${LEAD_RETENTION_MONTHS} months`);
    expect(spanish).toContain(`a los ${LEAD_RETENTION_MONTHS} meses`);
    expect(english + spanish).not.toContain('{{');
  });

  test('the privacy pages follow the switches of Global', async () => {
    const off = await privacyPages();
    expect(off.english).toContain('Visitors see the year of birth, never the day.');
    expect(off.english).toContain('Our staff check for it before a card is published.');
    expect(off.spanish).toContain('Los visitantes ven el año de nacimiento, nunca el día.');
    onTestFinished(() => publishSwitches());
    await publishSwitches({ showFullBirthDate: true, requireConsent: true });
    const on = await privacyPages();
    expect(on.english).toContain('Visitors see the full date of birth.');
    expect(on.english).toContain('The site shows no card without that consent.');
    expect(on.english).not.toMatch(/never the day|Our staff check/);
    expect(on.spanish).toContain('Los visitantes ven la fecha de nacimiento completa.');
    expect(on.spanish).toContain('El sitio no muestra ninguna ficha sin ese consentimiento.');
    expect(on.spanish).not.toMatch(/nunca el día|Nuestro personal lo comprueba/);
  });

  test('a privacy text with a mark that prints nothing is refused at its field, and the marks that print are named', async () => {
    const about = documents('api::about-page.about-page');
    const { documentId } = await about.findFirst({ status: 'draft' });
    const data = { mission: { heading: 'Mission', text: 'Kept for {{months}} months.' } };
    await expect(about.update({ documentId, data })).rejects.toMatchObject({
      message: expect.stringMatching(
        /^Mission › Text holds {{months}}, which prints nothing\. .*{{leadRetentionMonths}}/,
      ),
      details: { errors: [{ path: ['mission', 'text'] }] },
    });
  });

  test('hidden blocks are switched off, and have content', async () => {
    const { body: homePage } = await call<PageContent<'home'>>('/site/pages/home');
    const { body: packages } = await call<PageContent<'packages'>>('/site/pages/packages');
    const { body: scholarships } = await call<PageContent<'scholarships'>>('/site/pages/scholarships');
    expect(homePage.eventBanner).toMatchObject({ enabled: false, link: { href: '/player-draft' } });
    expect(packages.showPrices).toBe(false);
    expect(packages.packs.map(({ price }) => price)).toEqual([39, 69, 99]);
    expect(scholarships.priceBox).toMatchObject({ enabled: false, amount: 300 });
    expect(scholarships.extraLists.enabled).toBe(false);
  });

  test('pictures carry their size and text', async () => {
    const { body } = await call<PageContent<'packages'>>('/site/pages/packages');
    expect(body.addOns.items[0]?.picture).toMatchObject({ width: 800, height: 736, mime: 'image/webp' });
    expect(body.addOns.items[0]?.picture?.alt).not.toBe('');
  });

  test('an unknown page is a 404', async () => {
    expect((await call('/site/pages/nothing')).status).toBe(404);
    expect((await call('/site/pages/toString')).status).toBe(404);
  });

  test.each(['/home-page', '/home-pages', '/global', '/globals'])(
    '%s, a route of Strapi’s own, does not exist',
    async (path) => {
      expect((await call(path)).status).toBe(404);
    },
  );

  test('the pictures of a page lie in its folder of the media library', async () => {
    const inFolder = (name: string) =>
      rows<{ name: string }>(strapi, 'plugin::upload.file').findMany({ where: { folder: { name } }, select: ['name'] });
    expect((await inFolder('Packages')).map(({ name }) => name)).toContain('add-on-campus-visit.webp');
    expect((await inFolder('Player draft')).length).toBeGreaterThan(5);
    const folders = rows<{ name: string }>(strapi, 'plugin::upload.folder');
    const names = (await folders.findMany({ select: ['name'] })).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('loading it again changes nothing', async () => {
    expect(await importContent(strapi, 'demo')).toBe(0);
  });
});

describe('a draft', () => {
  beforeAll(async () => {
    await saveHome({ hero: hero({ heading: 'A draft heading' }) });
  });

  test('is not readable for visitors', async () => {
    expect(await home()).toBe('Get Recruited');
  });

  test('is readable with the signature of web, in a response that no cache may store', async () => {
    const { headers } = await call('/site/pages/home', { headers: previewHeader() });
    expect(await home(previewHeader())).toBe('A draft heading');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  test.each([
    ['an old signature', () => previewHeader(now() - 1)],
    ['another secret', () => previewHeader(now() + 60, 'another-secret')],
    [
      'a later time than was signed',
      () => ({ [PREVIEW_HEADER]: `${now() + 999}.${sign(previewHeaderText(now() + 60))}` }),
    ],
    ['no signature', () => ({ [PREVIEW_HEADER]: String(now() + 60) })],
  ])('is not seen with %s', async (_, headers) => {
    expect(await home(headers())).toBe('Get Recruited');
  });

  test('with half a link is still a page: the link does not show', async () => {
    await saveHome({ hero: hero({ heading: 'A draft heading', link: { label: 'Start', href: '', newTab: false } }) });
    const { body } = await call('/site/pages/home', { headers: previewHeader() });
    expect(PAGES.home.parse(body).hero.link).toBeNull();
  });
});

describe('saving', () => {
  test.each(['javascript:alert(1)', '//elsewhere.example', 'about', 'data:text/html,x'])(
    'refuses a link to %s',
    async (href) => {
      const saving = saveHome({ hero: hero({ link: { label: 'Start', href, newTab: false } }) });
      await expect(saving).rejects.toMatchObject({
        name: 'ValidationError',
        details: { errors: [{ path: ['hero', 'link', 'href'], message: expect.stringContaining('Target') }] },
      });
    },
  );

  test('refuses a link inside rich text', async () => {
    const { documentId } = await documents('api::about-page.about-page').findFirst({ status: 'draft' });
    const text = [
      { type: 'paragraph', children: [{ type: 'link', url: 'javascript:x', children: [{ type: 'text', text: 'x' }] }] },
    ];
    const saving = documents('api::about-page.about-page').update({
      documentId,
      data: { story: { heading: 'About Us', text } },
    });
    await expect(saving).rejects.toMatchObject({ details: { errors: [{ path: ['story', 'text'] }] } });
  });

  test('refuses a link to a page that the site does not have, and takes one that is only not published', async () => {
    const link = { label: 'Start', newTab: false };
    const saving = saveHome({ hero: hero({ link: { ...link, href: '/packges' } }) });
    await expect(saving).rejects.toMatchObject({
      message: 'Head › Button › Target leads to /packges, and the site has no such page.',
      details: { errors: [{ path: ['hero', 'link', 'href'] }] },
    });
    const about = documents('api::about-page.about-page');
    const { documentId } = await about.findFirst({ status: 'draft' });
    const text = [
      { type: 'paragraph', children: [{ type: 'link', url: '/abuot', children: [{ type: 'text', text: 'x' }] }] },
    ];
    const inText = about.update({ documentId, data: { story: { heading: 'About Us', text } } });
    await expect(inText).rejects.toMatchObject({ details: { errors: [{ path: ['story', 'text'] }] } });

    await about.unpublish({ documentId });
    onTestFinished(async () => void (await about.publish({ documentId })));
    await saveHome({ hero: hero({ link: { ...link, href: '/about' } }) });
  });

  test('refuses a WhatsApp number that is not E.164, and names the field', async () => {
    const { documentId } = await documents(GLOBAL).findFirst({ status: 'draft' });
    const contact = { email: 'a@example.com', scholarshipsEmail: 'b@example.com', whatsappNumber: '7000-0000' };
    const saving = documents(GLOBAL).update({ documentId, data: { contact } });
    await expect(saving).rejects.toThrow(/WhatsApp number/);
  });
});

describe('the admin', () => {
  test('shows labels and help in the page’s order', async () => {
    const service = strapi.plugin('content-manager').service('content-types');
    const { metadatas, layouts } = await service.findConfiguration({ uid: HOME });
    expect(metadatas.eventBanner.edit.label).toBe('Event banner');
    expect(layouts.edit.flat().map(({ name }: { name: string }) => name)).toEqual([
      'eventBanner',
      'hero',
      'steps',
      'services',
      'quotes',
      'contact',
      'seo',
    ]);
  });

  const arrangeForms = () =>
    compiled<{ arrangeForms: (strapi: Core.Strapi) => Promise<void> }>('editor/form-layout.js').arrangeForms(strapi);

  test('leaves a layout that an editor arranged', async () => {
    const service = strapi.plugin('content-manager').service('content-types');
    const known = await service.findConfiguration({ uid: HOME });
    const own = { ...known, layouts: { ...known.layouts, edit: [...known.layouts.edit].reverse() } };
    await service.updateConfiguration({ uid: HOME }, own);
    await arrangeForms();
    expect((await service.findConfiguration({ uid: HOME })).layouts.edit).toEqual(own.layouts.edit);
    await service.updateConfiguration({ uid: HOME }, known);
  });

  test.each(['api::lead.lead', HOME])('an existing site gets the texts of a changed definition: %s', async (uid) => {
    const service = strapi.plugin('content-manager').service('content-types');
    const known = await service.findConfiguration({ uid });
    const [name, { edit, list }] = Object.entries(known.metadatas)[1] as [string, { edit: object; list: object }];
    const old = { edit: { ...edit, label: 'Old', description: 'Old' }, list: { ...list, label: 'Old' } };
    await service.updateConfiguration({ uid }, { ...known, metadatas: { ...known.metadatas, [name]: old } });
    await strapi.store({ type: 'core', name: 'upfield_form' }).set({ key: uid, value: 'of an older version' });
    await arrangeForms();
    expect(await service.findConfiguration({ uid })).toEqual(known);
  });

  test('gives a signed link to the page', () => {
    type Asked = { status?: string; locale?: string };
    const { previewLink } = compiled<{ previewLink: (uid: string, asked: Asked) => string | null }>('preview.js');
    const link = new URL(previewLink('api::about-page.about-page', { status: 'draft', locale: 'en' }) ?? '');
    const { path, status, expires, signature } = Object.fromEntries(link.searchParams);
    expect([link.pathname, path, status]).toEqual(['/preview', '/about', 'draft']);
    expect(signature).toBe(sign(previewLinkText('/about', 'draft', Number(expires))));
    const spanish = new URL(previewLink('api::about-page.about-page', { status: 'draft', locale: 'es' }) ?? '');
    expect(spanish.searchParams.get('path')).toBe('/es/about');
    expect(previewLink('api::sport.sport', {})).toBeNull();
  });
});
