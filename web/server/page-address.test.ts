import { describe, expect, it } from 'vitest';
import { pageAddress } from './page-address';
import { pageRoutes } from './page-routes';

type Routes = Parameters<typeof pageRoutes>[0];

/** Routes as a build lists them: the shapes that the site has. */
const page = (id: string, path: string | undefined, handle?: object, more: object = {}) => ({
  [id]: { id, path, parentId: 'root', module: { default: () => null, handle }, ...more },
});
const ROUTES = {
  root: { id: 'root', path: '', module: { default: () => null } },
  ...page('routes/_index', undefined, undefined, { index: true }),
  ...page('routes/gallery', 'player-cards', { query: ['sport', 'page'] }, { index: true }),
  ...page('routes/packages', 'packages', { prefill: ['pack'] }),
  ...page('routes/register', 'register'),
  ...page('routes/player', 'player-cards-detail/:playerId'),
  ...page('routes/file', 'robots.txt', undefined, { module: {} }),
  ...page('routes/$', '*'),
  ...page('es/routes/_index', 'es', undefined, { index: true }),
  ...page('es/routes/packages', 'es/packages', { prefill: ['pack'] }),
  ...page('en/routes/register', 'en/register'),
  ...page('es/routes/$', 'es/*'),
} as unknown as Routes;

const routeOf = pageRoutes(ROUTES);
const addressOf = (address: string, method = 'GET') =>
  pageAddress(new URL(address, 'http://localhost'), method, routeOf);
const keyOf = (address: string) => addressOf(address).key;

describe('the address of a page', () => {
  it('is its path and the parameters it knows, in one order, each once', () => {
    expect(keyOf('/player-cards?sport=b&page=2')).toBe('/player-cards?sport=b&page=2');
    expect(keyOf('/player-cards?page=2&sport=b&sport=c')).toBe('/player-cards?sport=b&page=2');
  });

  it.each(['/?x=1', '/?utm_source=mail&gbraid=1', '/?_data=root', '/?_routes=root', '/?index', '/?q=paz&sport=b'])(
    'of %s is that of the home page',
    (address) => expect(addressOf(address)).toMatchObject({ key: '/', url: new URL('http://localhost/') }),
  );

  it('keeps what fills in a form of the page', () => {
    expect(addressOf('/packages?pack=Starter+Pack&utm_source=mail')).toMatchObject({
      key: '/packages?pack=Starter+Pack',
      moved: null,
      dropped: new URLSearchParams('utm_source=mail'),
    });
  });

  it('gives back what it dropped, for a redirect', () => {
    expect(addressOf('/player-cards?page=1&utm_source=mail&_gl=2').dropped.toString()).toBe('utm_source=mail&_gl=2');
  });

  it('sends a form that stands on an index page there, also one that was sent to the page as it was opened', () => {
    expect(addressOf('/?index&x=1', 'POST').url.search).toBe('?index=');
    expect(addressOf('/?utm_source=mail', 'POST').url.search).toBe('?index=');
    expect(addressOf('/es', 'POST').url.href).toBe('http://localhost/es?index=');
    expect(addressOf('/Register/?x=1', 'POST').url.href).toBe('http://localhost/register');
  });

  it('is one for all addresses that no page has', () => {
    expect(['/nope-1', '/nope/2?q=3', '/player-cards/nope'].map(keyOf)).toEqual(Array(3).fill('/not-found'));
    expect(keyOf('/nope.data?_routes=routes%2F%24')).toBe('/not-found.data?_routes=routes%2F%24');
    expect(addressOf('/nope').route.unknown).toBe(true);
  });

  it('is one of each language for all addresses that no page has', () => {
    expect(['/es/nope', '/es/register/2', '/ES/nope?q=3', '/es/en'].map(keyOf)).toEqual(Array(4).fill('/es/not-found'));
    expect(['/en/nope', '/en/packages/2', '/eso', '/fr/packages'].map(keyOf)).toEqual(Array(4).fill('/not-found'));
    expect(addressOf('/es/nope').route).toMatchObject({ unknown: true, language: 'es' });
  });

  it.each([
    '//evil.test/',
    '///evil.test',
    '/%2F%2Fevil.test',
    '/%2fevil.test',
    '/.//evil.test',
    '/a/..//evil.test/',
    '/%2e/%2Fevil.test',
    '//evil.test/%2e%2e//robots.txt/x',
    '//evil.test/player-cards.data',
  ])('that reads like another site, %s, is that of no page, and nothing leads there', (path) => {
    expect(pageAddress(new URL(`http://localhost${path}`), 'GET', routeOf)).toMatchObject({
      url: { origin: 'http://localhost', pathname: expect.stringMatching(/^\/not-found(\.data)?$/) },
      moved: null,
    });
  });

  it.each([
    ['/Register', '/register'],
    ['/register/?utm_source=mail&_gl=1*2', '/register?utm_source=mail&_gl=1*2'],
    ['/player-cards//?page=2&x', '/player-cards?page=2&x'],
    ['/player-cards-detail//aB3/', '/player-cards-detail/aB3'],
    ['/Player-Cards-Detail/aB3', '/player-cards-detail/aB3'],
    ['/ROBOTS.txt', '/robots.txt'],
    ['/Register.data?_routes=root', '/register.data?_routes=root'],
    ['/register/.data', '/register.data'],
    ['/.data', '/_root.data'],
    ['/ES/Packages/?x=1', '/es/packages?x=1'],
    ['/en/packages', '/packages'],
    ['/EN/packages.data', '/packages.data'],
    ['/en', '/'],
    ['/es/', '/es'],
    ['/es/register', '/register'],
  ])('spelled %s leads to %s', (asked, canonical) => {
    expect(addressOf(asked).moved).toBe(canonical);
    expect(addressOf(canonical).moved).toBeNull();
    expect(keyOf(asked)).toBe(keyOf(canonical));
  });

  it.each(['//', '//register', '//register/', '///register'])('spelled %s leads to the page, too', (path) => {
    const { moved, url } = pageAddress(new URL(`http://localhost${path}`), 'GET', routeOf);
    expect(moved).toBe(path === '//' ? '/' : '/register');
    expect(url.href).toBe(`http://localhost${moved}`);
  });

  it.each(['/', '/register', '/nope', '/Nope/', '/_root.data', '/player-cards-detail/aB3', '/__manifest?p=/Register'])(
    'spelled %s leads nowhere else',
    (asked) => expect(addressOf(asked).moved).toBeNull(),
  );

  it('keeps of the routes that data is asked for those that the page has', () => {
    expect(keyOf('/player-cards.data?_routes=routes%2Fgallery')).toBe('/player-cards.data?_routes=routes%2Fgallery');
    expect(keyOf('/player-cards.data?_routes=routes%2Fgallery%2Croot')).toBe('/player-cards.data');
    expect(keyOf('/_root.data?_routes=x1')).toBe('/_root.data');
  });

  it('says what a page is made of', () => {
    expect(addressOf('/register')).toMatchObject({ data: false, route: { language: 'es', document: true } });
    expect(addressOf('/es/packages').route.language).toBe('es');
    expect(addressOf('/en/register').route.language).toBe('en');
    expect(addressOf('/register.data')).toMatchObject({ data: true });
    expect(addressOf('/robots.txt').route.document).toBe(false);
  });

  it('has no key when it is too long to be kept', () => {
    expect(keyOf(`/player-cards?sport=${'a'.repeat(500)}`)).toBeNull();
  });

  it('bounds how many routes a script may ask about at once', () => {
    const paths = Array.from({ length: 300 }, (_, index) => `p=%2F${index}`).join('&');
    const { url } = addressOf(`/__manifest?version=1&p=${'%2Fa'.repeat(900)}&${paths}&x=1`);
    expect(url.searchParams.getAll('p')).toHaveLength(200);
    expect([...new Set(url.searchParams.keys())]).toEqual(['p', 'version']);
  });
});
