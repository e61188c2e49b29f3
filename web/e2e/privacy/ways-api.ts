import type { AuditedCard } from './cards';
import type { Description } from './description';
import type { Answer, Ask, Way } from './walk';

/** How a call of the API is looked at: its requests, and what comes out of a public card. */
type Call = Pick<Way, 'asks' | 'shows' | 'tells'>;

const get = (...paths: string[]): Ask[] => paths.map((path) => ({ path }));
const query = (values: Record<string, string | number>) => `/player-cards?${new URLSearchParams(entries(values))}`;
const entries = (values: Record<string, string | number>) =>
  Object.entries(values).map(([name, value]): [string, string] => [name, String(value)]);

/** The largest page there is. */
const whole = { page: 1, pageSize: 100 };

/** A count that is not 0 says that there is such a card. */
const counts = ({ headers }: Answer) => {
  const total = headers.get('x-total-count');
  return total === null || total === '0' ? [] : [`X-Total-Count: ${total}`];
};

const nothingOfCards = (...asks: Ask[]): Call => ({ asks: () => asks, shows: 'none' });

/** A call of staff, made without a token. */
const closed = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: (card: AuditedCard) => string): Call => ({
  asks: (card) => [{ path: path(card), method, ...(method === 'POST' || method === 'PUT' ? { body: {} } : {}) }],
  shows: 'none',
});

const wrong = { email: 'nobody@example.com', password: 'not a password', code: 'none' };

/** With a letter that no made-up name has. */
const misspelt = (name: string) => name.replace(/.$/, 'u$&');

/** How each query parameter of the list of cards is looked at. */
const PARAMETERS: Readonly<Record<string, (card: AuditedCard) => Record<string, string | number>[]>> = {
  sport: ({ sport, graduation }) => [{ sport, graduation }],
  locale: ({ lastName }) => [{ q: lastName, locale: 'es' }],
  q: ({ lastName, name, position }) => [{ q: lastName }, { q: `${name} ${position}` }],
  position: ({ position }) => [{ position }],
  graduation: ({ graduation }) => [{ graduation }],
  country: ({ country }) => [{ country }],
  gpaMin: ({ graduation }) => [{ gpaMin: 4, graduation }],
  heightMin: ({ graduation }) => [{ heightMin: 199, graduation }],
  film: ({ graduation }) => [{ film: 'true', graduation }],
  page: ({ lastName }) => [{ q: lastName, page: 1 }],
  pageSize: ({ lastName }) => [{ q: lastName, pageSize: 1 }],
  fields: ({ lastName }) => [{ q: lastName, fields: 'id' }],
  sort: ({ lastName }) => [{ q: lastName, sort: 'updatedAt' }],
  // Staff's alone: refused to visitors, which is looked at by itself.
  visibility: () => [],
};

/** The query parameters that are looked at, to be compared with those that the server takes. */
export const PARAMETERS_LOOKED_AT = Object.keys(PARAMETERS);

/** Filters that one card alone fits. */
const onlyThis = (card: AuditedCard) => Object.values(PARAMETERS).flatMap((filters) => filters(card));

const listCalls = ({ sorts, fields }: Description): Record<string, Call> => ({
  'the whole list': { asks: () => get('/player-cards'), shows: 'each' },
  'a page of the list': { asks: () => get(query(whole)), shows: 'each' },
  'filters that one card fits': {
    asks: (card) => onlyThis(card).flatMap((filter) => get(query(filter))),
    shows: 'each',
  },
  'the count of a filter': {
    asks: (card) => onlyThis(card).flatMap((filter) => get(query({ ...filter, page: 1, pageSize: 1, fields: 'id' }))),
    shows: 'each',
    tells: counts,
  },
  'every order': { asks: () => sorts.flatMap((sort) => get(query({ sort, ...whole }))), shows: 'each' },
  'both ends of an order': {
    asks: () => sorts.flatMap((sort) => get(query({ sort, page: 1, pageSize: 1 }))),
    shows: 'some',
  },
  'every field by itself': {
    asks: () => fields.flatMap((field) => get(query({ fields: field, ...whole }))),
    shows: 'each',
  },
  'the list of staff, without a token': { asks: () => get('/player-cards?visibility=all'), shows: 'none' },
  'the list of staff, with a token that is none': {
    asks: () => [{ path: '/player-cards?visibility=all', headers: { 'x-token': 'none' } }],
    shows: 'none',
  },
});

/** The last class year says that somebody finishes school in it. */
const lastYear = ({ text }: Answer, { graduation }: AuditedCard) =>
  text.includes(`"last":${graduation}}`) ? [`the year ${graduation}`] : [];

const galleryCalls = ({ fields }: Description): Record<string, Call> => ({
  'the first cards of each sport': { asks: () => get('/gallery'), shows: 'each', tells: lastYear },
  'every field by itself': {
    asks: () => fields.flatMap((field) => get(`/gallery?fields=${field}`)),
    shows: 'each',
    tells: lastYear,
  },
});

/** Every other call of the API, by method and path as `/api/openapi.json` has them; some are looked at in several ways. */
const CALLS: Readonly<Record<string, Readonly<Record<string, Call>>>> = {
  'GET /player-cards/addresses/{page}': {
    'addresses for the sitemap': { asks: () => get('/player-cards/addresses/1'), shows: 'each' },
  },
  'GET /player-cards/suggestion': {
    'a misspelt last name': {
      asks: ({ lastName }) => get(`/player-cards/suggestion?q=${misspelt(lastName)}`),
      shows: 'each',
    },
  },
  'GET /player-cards/managed': {
    'without a token': closed('GET', ({ lastName }) => `/player-cards/managed?q=${lastName}`),
    'with a token that is none': {
      asks: ({ lastName }) => [{ path: `/player-cards/managed?q=${lastName}`, headers: { 'x-token': 'none' } }],
      shows: 'none',
      tells: counts,
    },
  },
  'GET /player-cards/{id}': {
    'one card': { asks: ({ id }) => get(`/player-cards/${id}`), shows: 'each' },
    'one card, with a token that is none': {
      asks: ({ id }) => [{ path: `/player-cards/${id}`, headers: { 'x-token': 'none' } }],
      shows: 'each',
    },
  },
  'GET /player-cards/{id}/changes': { '': closed('GET', ({ id }) => `/player-cards/${id}/changes`) },
  'POST /player-cards/create': { '': closed('POST', () => '/player-cards/create') },
  'PUT /player-cards/{id}': { '': closed('PUT', ({ id }) => `/player-cards/${id}`) },
  'PUT /player-cards/{id}/visibility': { '': closed('PUT', ({ id }) => `/player-cards/${id}/visibility`) },
  'PUT /player-cards/{id}/consent': { '': closed('PUT', ({ id }) => `/player-cards/${id}/consent`) },
  'PUT /player-cards/{id}/indexing': { '': closed('PUT', ({ id }) => `/player-cards/${id}/indexing`) },
  'DELETE /player-cards/{id}': { '': closed('DELETE', ({ id }) => `/player-cards/${id}`) },
  'POST /player-cards/{id}/restore': { '': closed('POST', ({ id }) => `/player-cards/${id}/restore`) },
  'POST /player-cards/upload-image': { '': closed('POST', () => '/player-cards/upload-image') },
  'DELETE /player-cards/delete-image/{fileKey}': {
    '': closed('DELETE', ({ pictures }) => `/player-cards/delete-image/${fileKeyIn(pictures.card)}`),
  },
  'POST /player-cards-career/create': { '': closed('POST', () => '/player-cards-career/create') },
  'PUT /player-cards-career/update/{playerCardId}': {
    '': closed('PUT', ({ id }) => `/player-cards-career/update/${id}`),
  },
  'POST /auth/login': { '': nothingOfCards({ path: '/auth/login', method: 'POST', body: wrong }) },
  'GET /auth/renew': { '': closed('GET', () => '/auth/renew') },
  'POST /auth/logout': { '': closed('POST', () => '/auth/logout') },
  'POST /auth/forgot-password': { '': nothingOfCards({ path: '/auth/forgot-password', method: 'POST', body: {} }) },
  'POST /auth/reset-password': { '': nothingOfCards({ path: '/auth/reset-password', method: 'POST', body: wrong }) },
  'GET /sports': { '': nothingOfCards(...get('/sports')) },
  'GET /site/global': { '': nothingOfCards(...get('/site/global')) },
  'GET /site/pages/{name}': { '': nothingOfCards(...get('/site/pages/home', '/site/pages/gallery')) },
  'GET /revision': { '': nothingOfCards(...get('/revision')) },
  'GET /leads/{id}/card': { '': closed('GET', () => '/leads/1/card') },
  'GET /leads/challenge': { '': nothingOfCards(...get('/leads/challenge')) },
  // What a question that is sent whole answers and mails is looked at in `questions.ts`.
  'POST /leads': {
    'a question that is not whole': {
      asks: ({ id }) =>
        ['coach-question', 'removal-request'].map((kind) => ({
          path: '/leads',
          method: 'POST',
          body: { kind, playerId: id },
        })),
      shows: 'none',
    },
  },
  'POST /newsletter': { '': nothingOfCards({ path: '/newsletter', method: 'POST', body: {} }) },
  'POST /newsletter/confirm': { '': nothingOfCards({ path: '/newsletter/confirm', method: 'POST', body: wrong }) },
  'POST /newsletter/leave': { '': nothingOfCards({ path: '/newsletter/leave', method: 'POST', body: wrong }) },
};

/** `key` of the picture's address. */
const fileKeyIn = (path: string) => /\/upfield\/([\w-]+)\./.exec(path)?.[1] ?? '';

const LIST = 'GET /player-cards';
const GALLERY = 'GET /gallery';

/** The calls that are looked at, to be compared with those that the server has. */
export const CALLS_LOOKED_AT = [LIST, GALLERY, ...Object.keys(CALLS)];

const below = (base: string, ask: Ask): Ask => ({ ...ask, path: base + ask.path });

export const apiWays = (description: Description): Way[] =>
  Object.entries({ [LIST]: listCalls(description), [GALLERY]: galleryCalls(description), ...CALLS }).flatMap(
    ([call, ways]) =>
      Object.entries(ways).map(([name, way]) => ({
        ...way,
        name: [call, name].filter(Boolean).join(', '),
        asks: (card: AuditedCard) => way.asks(card).map((ask) => below('/api', ask)),
        proxied: true,
      })),
  );
