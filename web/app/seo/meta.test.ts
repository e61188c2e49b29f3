import type { GlobalContent } from '@upfield/cms/contract';
import { describe, expect, it } from 'vitest';
import type { SiteData } from '~/site/site-data';
import { pageMeta } from './meta';
import { structuredDataText } from './structured-data';

const defaultSeo = {
  title: 'Upfield: Get Recruited',
  description: 'Sports scholarships.',
  image: { url: '/uploads/share_1.avif?v=lx3', width: 4000, height: 3000, alt: 'A pitch', mime: 'image/avif' },
};

const SHARED = '/pictures/share/share_1.avif.jpg?v=lx3';

function argsFor(address: string, site: Partial<SiteData> = {}, handle?: unknown) {
  const { pathname, search } = new URL(address, 'https://upfield.example');
  const global = { siteName: 'Upfield', defaultSeo, languages: ['en', 'es'], unpublishedPaths: ['/es/about'] };
  const data: SiteData = {
    global: global as unknown as GlobalContent,
    origin: 'https://upfield.example',
    networkShapes: {},
    apiBase: '/api',
    preview: false,
    reviews: [],
    ...site,
  };
  const root = { id: 'root', pathname: '/', params: {}, data, handle: undefined, meta: [], error: undefined };
  const leaf = { ...root, id: 'leaf', pathname, data: undefined, handle };
  return {
    matches: [root, leaf],
    params: {},
    location: { pathname, search, hash: '', key: '', state: null },
  } as unknown as Parameters<typeof pageMeta>[0];
}

describe('page meta', () => {
  it('falls back on the default of the CMS', () => {
    const tags = pageMeta(argsFor('/'));
    expect(tags).toContainEqual({ title: 'Upfield: Get Recruited' });
    expect(tags).toContainEqual({ name: 'description', content: 'Sports scholarships.' });
    expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://upfield.example/' });
    expect(tags).toContainEqual({ property: 'og:image', content: `https://upfield.example${SHARED}` });
  });

  it('shares a JPEG of one size for every format, with its alternative text', () => {
    const seo = { title: 'Our hall', description: '', image: { ...defaultSeo.image, alt: '' } };
    expect(pageMeta(argsFor('/about'), { seo })).toEqual(
      expect.arrayContaining([
        { property: 'og:image', content: `https://upfield.example${SHARED}` },
        { property: 'og:image:type', content: 'image/jpeg' },
        { property: 'og:image:width', content: '1200' },
        { property: 'og:image:height', content: '630' },
        { property: 'og:image:alt', content: 'Our hall' },
      ]),
    );
  });

  it('leaves parameters that only fill in a form out of the address', () => {
    const tags = pageMeta(argsFor('/packages?pack=Starter+Pack', {}, { prefill: ['pack'] }));
    expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://upfield.example/packages' });
    expect(tags).toContainEqual({ property: 'og:url', content: 'https://upfield.example/packages' });
  });

  it('ignores a file that is no picture', () => {
    const image = { url: '/uploads/guide.pdf', width: null, height: null, alt: '', mime: 'application/pdf' };
    const tags = pageMeta(argsFor('/about'), { seo: { title: '', description: '', image } });
    expect(tags).toContainEqual({ property: 'og:image', content: `https://upfield.example${SHARED}` });
  });

  it('adds the name of the site to a title, except to one that an editor set', () => {
    expect(pageMeta(argsFor('/about'), { title: 'About us' })).toContainEqual({ title: 'About us | Upfield' });
    const seo = { title: 'Who we are', description: '', image: null };
    expect(pageMeta(argsFor('/about'), { title: 'About us', seo })).toContainEqual({ title: 'Who we are' });
  });

  it('keeps drafts and hidden pages from search engines', () => {
    const robots = { name: 'robots', content: 'noindex' };
    expect(pageMeta(argsFor('/', { preview: true }))).toContainEqual(robots);
    expect(pageMeta(argsFor('/nowhere'), { noindex: true })).toContainEqual(robots);
  });

  it('names the page’s own address, however it was opened', () => {
    const tags = pageMeta(argsFor('/Player-Cards/?page=2&fbclid=1&sport=b', {}, { query: ['sport', 'page'] }));
    const address = 'https://upfield.example/player-cards?sport=b&page=2';
    expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: address });
    expect(tags).toContainEqual({ property: 'og:url', content: address });
  });

  it('gives no address for a page kept from search engines: it may contain a visitor’s private code', () => {
    const tags = pageMeta(argsFor('/newsletter/leave?code=1', {}, { query: ['code'] }), { noindex: true });
    expect(JSON.stringify(tags)).not.toContain('code=1');
  });

  it('names the language of the page', () => {
    const tags = pageMeta(argsFor('/player-draft'));
    expect(tags).toContainEqual({ property: 'og:locale', content: 'es_SV' });
    expect(tags).toContainEqual({ property: 'og:locale:alternate', content: 'en_US' });
  });

  it.each(['/es/player-cards?page=2', '/player-cards?page=2'])('names every language of %s', (address) => {
    const tags = pageMeta(argsFor(address, {}, { query: ['page'] }));
    const alternate = (hrefLang: string, path: string) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang,
      href: `https://upfield.example${path}`,
    });
    expect(tags).toContainEqual(alternate('en', '/player-cards?page=2'));
    expect(tags).toContainEqual(alternate('es', '/es/player-cards?page=2'));
    expect(tags).toContainEqual(alternate('x-default', '/player-cards?page=2'));
  });

  it.each([
    ['published in one language alone', '/about', {}],
    ['kept from search engines', '/packages', { noindex: true }],
  ])('names no other language of a page that is %s', (_, address, page) => {
    expect(JSON.stringify(pageMeta(argsFor(address), page))).not.toMatch(/alternate/);
  });

  it('has a title without data from the CMS', () => {
    expect(pageMeta(argsFor('/', { global: null }))).toContainEqual({ title: 'Upfield' });
  });
});

describe('structured data', () => {
  it('cannot be closed by an editor’s text', () => {
    expect(structuredDataText({ '@type': 'Person', name: '</script><script>alert(1)</script>' })).not.toContain('<');
  });
});
