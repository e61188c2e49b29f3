import type { AuditedCard } from './cards';
import type { Answer, Way } from './walk';

const detail = ({ id }: AuditedCard) => [{ path: `/player-cards-detail/${id}`, headers: { accept: 'text/html' } }];

/** All matches of a pattern in a page. */
const parts = (pattern: RegExp) => (text: string) => [...text.matchAll(pattern)].map(([part]) => part).join('\n');

/** What search engines and messengers read of a page. */
const HEAD_WAYS: Way[] = [
  { name: 'title of the page', asks: detail, shows: 'each', part: parts(/<title>.*?<\/title>/gs) },
  { name: 'description and share text', asks: detail, shows: 'each', part: parts(/<meta [^>]*>/g) },
  {
    name: 'share picture',
    asks: detail,
    shows: 'each',
    part: parts(/<meta property="og:image" [^>]*>/g),
  },
  {
    name: 'structured data',
    asks: detail,
    shows: 'each',
    part: parts(/<script type="application\/ld\+json".*?<\/script>/gs),
  },
  {
    name: 'structured data of the gallery',
    asks: () => [{ path: '/player-cards', headers: { accept: 'text/html' } }],
    shows: 'each',
    part: parts(/<script type="application\/ld\+json".*?<\/script>/gs),
  },
  {
    name: 'route manifest',
    asks: ({ id }) => [{ path: `/__manifest?p=/player-cards-detail/${id}&version=1` }],
    shows: 'none',
  },
];

/** A picture that comes is seen, whatever it is called. */
const comes = ({ status }: Answer) => (status < 300 ? [`the picture (${status})`] : []);

const pictureWay = (
  name: string,
  path: (card: AuditedCard) => string,
  shows: Way['shows'],
  ask: Omit<ReturnType<Way['asks']>[number], 'path'> = {},
): Way => ({
  name,
  asks: (card) => [{ ...ask, path: path(card) }],
  shows,
  tells: comes,
  proxied: true,
});

/** What the web server makes of pictures, by the start and the end of its address. */
const MADE = {
  share: ['/pictures/share/', '.jpg'],
  avif: ['/pictures/320/', '.avif'],
  webp: ['/pictures/640/', '.webp'],
} as const;

const madeWay = (
  made: keyof typeof MADE,
  name: string,
  path: (card: AuditedCard) => string,
  shows: Way['shows'],
  ask?: Omit<ReturnType<Way['asks']>[number], 'path'>,
): Way => {
  const [start, end] = MADE[made];
  const way = pictureWay(`${name} (${made})`, (card) => path(card).replace('/uploads/', start) + end, shows, ask);
  return { ...way, proxied: false };
};

const madeWays = (made: keyof typeof MADE): Way[] => [
  madeWay(made, 'made picture', ({ pictures }) => pictures.card, 'each'),
  madeWay(made, 'head of the made picture', ({ pictures }) => pictures.card, 'each', { method: 'HEAD' }),
  madeWay(made, 'part of the made picture', ({ pictures }) => pictures.card, 'each', {
    headers: { range: 'bytes=0-99' },
  }),
  madeWay(made, 'made banner', ({ pictures }) => pictures.banner, 'each'),
  madeWay(made, 'made of a picture that was replaced', ({ pictures }) => pictures.replaced, 'none'),
];

/** The same file by other spellings of its address. */
const spellings = (path: string) => [
  path.replace('/upfield/', '//upfield/'),
  path.replace('/upfield/', '/./upfield/'),
  path.replace('/upfield/', '/upfield%2F'),
  path.replace('/uploads/', '/uploads/x/%2e%2e/'),
  path.replace('/upfield/', '/UPFIELD/'),
];

const PICTURE_WAYS: Way[] = [
  pictureWay('picture of the card', ({ pictures }) => pictures.card, 'each'),
  pictureWay('head of the picture', ({ pictures }) => pictures.card, 'each', { method: 'HEAD' }),
  pictureWay('part of the picture', ({ pictures }) => pictures.card, 'each', { headers: { range: 'bytes=0-99' } }),
  pictureWay(
    'picture with a signature that is none',
    ({ pictures }) => `${pictures.card}?view=9999999999.none`,
    'each',
  ),
  pictureWay('banner of the card', ({ pictures }) => pictures.banner, 'each'),
  pictureWay('picture that was replaced', ({ pictures }) => pictures.replaced, 'none'),
  pictureWay('part of the picture that was replaced', ({ pictures }) => pictures.replaced, 'none', {
    headers: { range: 'bytes=0-99' },
  }),
  ...(Object.keys(MADE) as (keyof typeof MADE)[]).flatMap(madeWays),
  {
    name: 'picture by other spellings',
    asks: ({ pictures }) => spellings(pictures.card).map((path) => ({ path })),
    shows: 'either',
    tells: comes,
    proxied: true,
  },
  {
    name: 'picture that was replaced, by other spellings',
    asks: ({ pictures }) => spellings(pictures.replaced).map((path) => ({ path })),
    shows: 'none',
    tells: comes,
    proxied: true,
  },
];

/** Ways that are neither a call of the API nor a page. */
export const MORE_WAYS: readonly Way[] = [...HEAD_WAYS, ...PICTURE_WAYS];

/** Pages as a colleague sees them who was sent a preview. @param cookie of the preview, which the site's own server signed */
export const previewWays = (cookie: string): Way[] => {
  const headers = { accept: 'text/html', cookie };
  const ways: [string, Way['shows'], (card: AuditedCard) => string[]][] = [
    ['home', 'some', () => ['/']],
    ['gallery', 'each', ({ lastName }) => ['/player-cards', `/player-cards?q=${lastName}`]],
    ['player', 'each', ({ id }) => [`/player-cards-detail/${id}`, `/player-cards-detail/${id}.data`]],
    ['search', 'each', ({ lastName }) => [`/search?q=${lastName}`]],
  ];
  return ways.map(([name, shows, paths]) => ({
    name: `preview of ${name}`,
    asks: (card) => paths(card).map((path) => ({ path, headers })),
    shows,
  }));
};
