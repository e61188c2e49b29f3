import { languageOfPath, pathIn } from '@upfield/cms/contract/content/page-languages';
import type { AuditedCard } from './cards';
import type { Answer, Ask, Way } from './walk';

type Page = Pick<Way, 'shows' | 'tells'> & {
  /** Addresses of the route; the first is also fetched as data and sent a form, where the route takes one. */
  paths: (card: AuditedCard) => string[];
  takesForms?: true;
};

const still = (...paths: string[]): Page => ({ paths: () => paths, shows: 'none' });
const withForm = (page: Page): Page => ({ ...page, takesForms: true });
const ofCard = (base: string): Page => ({ paths: ({ id }) => [`${base}/${id}`], shows: 'each' });

/** A year to choose from says that somebody finishes school in it. */
const offersYear = ({ text }: Answer, { graduation }: AuditedCard) =>
  text.includes(`<option value="${graduation}"`) ? [`the year ${graduation}`] : [];

const words = ({ lastName, name, position }: AuditedCard) =>
  [lastName, `${name} ${position}`].map((text) => encodeURIComponent(text));

const galleryOf = ({ sport, lastName, position, country, graduation }: AuditedCard) => [
  '/player-cards',
  `/player-cards?sport=${sport}`,
  `/player-cards?q=${lastName}`,
  `/player-cards?position=${position}&country=${country}&graduation=${graduation}&heightMin=200&film=true`,
];

const PREVIEW = '/preview?path=/player-cards&status=draft&expires=9999999999&signature=none';

/** Routes at one address for both languages, by their ids. */
const ONE_ADDRESS: Readonly<Record<string, Page>> = {
  root: still('/robots.txt'),
  // A drawing is made of its address alone.
  'routes/player-cards.art.$': still('/player-cards/art/full/SLV/soccer/90/AA.svg'),
  'routes/preview._index': still(PREVIEW),
  'routes/preview.exit': still('/preview/exit'),
  'routes/robots[.]txt': still('/robots.txt'),
  'routes/sitemap[.]xml': { paths: () => ['/sitemap.xml', '/sitemap.xml?file=2'], shows: 'each' },
};

/** Routes of the specification's paths, by their ids. */
const WITH_TWIN: Readonly<Record<string, Page>> = {
  'routes/_index': { paths: () => ['/'], shows: 'some', takesForms: true },
  'routes/$': { paths: () => ['/no-such-page'], shows: 'some', takesForms: true },
  'routes/about': still('/about'),
  'routes/admin': { paths: () => ['/admin'], shows: 'each' },
  'routes/contact': { paths: () => ['/contact'], shows: 'some', takesForms: true },
  'routes/newsletter._index': withForm(still('/newsletter')),
  'routes/newsletter.confirm': withForm(still('/newsletter/confirm')),
  'routes/newsletter.leave': withForm(still('/newsletter/leave')),
  'routes/packages': { paths: () => ['/packages'], shows: 'some', takesForms: true },
  'routes/player-cards._index': { paths: galleryOf, shows: 'each', tells: offersYear },
  'routes/player-cards.create': still('/player-cards/create'),
  'routes/player-cards.edit.$playerId': { paths: ({ id }) => [`/player-cards/edit/${id}`], shows: 'none' },
  'routes/player-cards.manage': still('/player-cards/manage'),
  'routes/player-cards-detail.$playerId': {
    paths: ({ id, position }) => [
      `/player-cards-detail/${id}`,
      `/player-cards-detail/${id}/`,
      `/player-cards-detail/${id}?utm_source=x`,
      `//player-cards-detail/${id}`,
      `/Player-Cards-Detail/${id}`,
      `/player-cards-detail/${id}?position=${position}`,
    ],
    shows: 'each',
  },
  'routes/player-draft': still('/player-draft'),
  'routes/player-experiences': still('/player-experiences'),
  'routes/player-question.$playerId': withForm(ofCard('/player-question')),
  'routes/player-removal.$playerId': withForm(ofCard('/player-removal')),
  'routes/privacy': still('/privacy'),
  'routes/program-detail': still('/program-detail'),
  'routes/register': { paths: () => ['/register'], shows: 'some', takesForms: true },
  'routes/reset-password': still('/reset-password'),
  'routes/scholarships': still('/scholarships'),
  'routes/search': { paths: (card) => words(card).map((q) => `/search?q=${q}`), shows: 'each' },
  'routes/search_.suggestions': {
    paths: (card) => words(card).map((q) => `/search/suggestions?q=${q}`),
    shows: 'each',
  },
  'routes/site[.]webmanifest': still('/site.webmanifest'),
};

/** The same page in the other language, with the id that `web/app/routes.ts` gives it. */
function twinOf([id, page]: [string, Page]): [string, Page] {
  const language = languageOfPath(id.replace('routes', '')) === 'es' ? 'en' : 'es';
  const inLanguage = (address: string) => {
    const [path = '', search] = address.split('?');
    return search ? `${pathIn(path, language)}?${search}` : pathIn(path, language);
  };
  // Two slashes at the start are an address of no language.
  const paths = (card: AuditedCard) =>
    page
      .paths(card)
      .filter((path) => !path.startsWith('//'))
      .map(inLanguage);
  return [`${language}/${id}`, { ...page, paths }];
}

/** Every route of the web server's build, by its id. */
const ROUTES: Readonly<Record<string, Page>> = {
  ...ONE_ADDRESS,
  ...WITH_TWIN,
  ...Object.fromEntries(Object.entries(WITH_TWIN).map(twinOf)),
};

/** The routes that are looked at, and which of them take forms, to be compared with those of the build. */
export const ROUTES_LOOKED_AT = Object.fromEntries(
  Object.entries(ROUTES).map(([route, { takesForms = false }]) => [route, takesForms]),
);

/** Address at which the browser fetches a page's data when it is there already. */
function dataAddress(path: string): string {
  const [page = '', search] = path.split('?');
  return `${page === '/' ? '/_root' : page.replace(/\/$/, '')}.data${search ? `?${search}` : ''}`;
}

const HTML = { accept: 'text/html' };
/** A form that lacks everything: the page comes back with what is to be mended. */
const emptyForm = (path: string, origin: string): Ask => ({
  // A form of the index page goes to it and not to what all pages share.
  path: path === '/' ? '/?index' : path,
  method: 'POST',
  body: new URLSearchParams({ kind: 'none' }),
  headers: { ...HTML, origin },
});

/** @param origin of the server that is asked: a form has to come from there */
export const pageWays = (origin: string): Way[] =>
  Object.entries(ROUTES).flatMap(([route, { paths, takesForms, ...page }]): Way[] => {
    const name = route.replace('routes/', '');
    const first = (card: AuditedCard) => paths(card).slice(0, 1);
    const form: Way = {
      name: `form sent to ${name}`,
      asks: (card) => first(card).map((path) => emptyForm(path, origin)),
      // The page that comes back names whom it is about, and may show the stickers beside the form.
      shows: 'either',
    };
    return [
      { ...page, name: `page ${name}`, asks: (card) => paths(card).map((path) => ({ path, headers: HTML })) },
      {
        name: `data of ${name}`,
        asks: (card) => first(card).map((path) => ({ path: dataAddress(path) })),
        shows: page.shows,
      },
      ...(takesForms ? [form] : []),
    ];
  });
