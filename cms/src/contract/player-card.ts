import { z } from 'zod';
import {
  CARD_TEXT_MAX,
  DEFAULT_MAJOR,
  MEASURE_BOUNDS,
  mapBounds,
  NUMBER_BOUNDS,
  PRESENT,
  SCORE_BOUNDS,
} from './card-bounds';
import { PAGE_MAX, PAGE_SIZE_MAX, SEARCH_TEXT_MAX } from './card-list';
import { careerRecord } from './career';
import { fileKeyOf, IMAGE_URL_MAX } from './images';
import { localeOrEnglish } from './locale-query';
import { encodeMessage } from './messages';
import {
  consentDay,
  optionalBirthDate,
  optionalFilmUrl,
  optionalNumber,
  optionalText,
  requiredLines,
  requiredText,
  schoolYear,
  searchText,
} from './rules';
import { cardSport, sport } from './sport';
import { DOCUMENT_ID_MAX } from './text';

const sportId = z
  .union([z.string(), z.object({ _id: z.string() })], { error: () => encodeMessage('rule.sport') })
  .transform((value) => (typeof value === 'string' ? value : value._id))
  .pipe(z.string().min(1, { error: encodeMessage('rule.sport') }));

const imageUrl = optionalText(IMAGE_URL_MAX).refine((url) => url === null || fileKeyOf(url) !== null, {
  error: encodeMessage('rule.imageUrl'),
});

const flag = z.boolean({ error: () => encodeMessage('rule.boolean') }).default(true);

const currentTeam = z.strictObject({ team: requiredText(CARD_TEXT_MAX.team), years: z.literal(PRESENT) });

/** What a save sends besides the position; create and edit share it (decisions, HTTP contract). */
const cardFields = {
  status: flag,
  active: flag,
  name: requiredText(CARD_TEXT_MAX.name),
  lastName: requiredText(CARD_TEXT_MAX.name),
  sport: sportId,
  highSchoolGraduation: schoolYear,
  collegeEnrollmentExpected: schoolYear,
  country: requiredText(CARD_TEXT_MAX.country),
  dateOfBirth: optionalBirthDate,
  ...mapBounds(MEASURE_BOUNDS, optionalNumber),
  ...mapBounds(SCORE_BOUNDS, optionalNumber),
  intendedMajor: optionalText(CARD_TEXT_MAX.major).transform((major) => major ?? DEFAULT_MAJOR),
  languagesSpoken: optionalText(CARD_TEXT_MAX.languages),
  highlightsLink: optionalFilmUrl,
  cardImageUrl: imageUrl,
  bannerImageUrl: imageUrl,
  career: z
    .array(currentTeam)
    .max(1, { error: encodeMessage('rule.career.many', { max: 1 }) })
    .default([]),
};

/** Body of POST /player-cards/create. */
export const cardCreate = z.strictObject({ ...cardFields, sportPosition: optionalText(CARD_TEXT_MAX.position) });

/** Query of POST /player-cards/create: whether visitors see the new card. The body has no such field (decisions, HTTP contract). */
export const cardCreateQuery = z.strictObject({
  listed: z
    .enum(['true', 'false'], { error: encodeMessage('rule.boolean') })
    .default('true')
    .transform((listed) => listed === 'true'),
});

/** Body of PUT /player-cards/{id}: the whole card; `updatedAt` of the card as read makes a lost update a 409. */
export const cardUpdate = z.strictObject({
  ...cardFields,
  sportPosition: requiredText(CARD_TEXT_MAX.position),
  updatedAt: z.iso.datetime({ error: encodeMessage('rule.date') }).optional(),
});

export type CardCreate = z.infer<typeof cardCreate>;

export type CardUpdate = z.infer<typeof cardUpdate>;
export type CardWrite = z.input<typeof cardCreate> & { updatedAt?: string };

/** A card as read. To anonymous readers `dateOfBirth` is null and `birthYear` set (decisions, Minors' privacy). */
export const playerCard = z.object({
  id: z.string(),
  name: z.string(),
  lastName: z.string(),
  sport: cardSport.nullable(),
  sportPosition: z.string().nullable(),
  country: z.string(),
  dateOfBirth: z.string().nullable(),
  birthYear: z.number().nullable(),
  ...mapBounds(MEASURE_BOUNDS, () => z.number().nullable()),
  highSchoolGraduation: z.number(),
  collegeEnrollmentExpected: z.number(),
  languagesSpoken: z.string().nullable(),
  ...mapBounds(SCORE_BOUNDS, () => z.number().nullable()),
  intendedMajor: z.string(),
  highlightsLink: z.string().nullable(),
  cardImageUrl: z.string().nullable(),
  bannerImageUrl: z.string().nullable(),
  career: z.array(careerRecord),
  status: z.boolean(),
  active: z.boolean(),
  listed: z.boolean(),
  /** Kept from search engines. */
  noindex: z.boolean(),
  /** Part of the demo site: an invented person. */
  demo: z.boolean(),
  updatedAt: z.string(),
});
export type PlayerCard = z.infer<typeof playerCard>;

/**
 * A guardian's consent: who gave it, on which day, to which words, and which staff member recorded it. `version` names the
 * published words by language and mark, `es-1f0c9ab2`; null for words that were never the published ones.
 */
const recordedConsent = z.object({
  givenBy: z.string(),
  givenOn: z.string(),
  text: z.string(),
  version: z.string().nullable(),
  recordedBy: z.string().nullable(),
});

/** One that was taken back: `withdrawnOn` is a moment (ISO 8601), `withdrawnBy` who recorded that. */
const withdrawnConsent = recordedConsent.extend({ withdrawnOn: z.string(), withdrawnBy: z.string().nullable() });
export type WithdrawnConsent = z.infer<typeof withdrawnConsent>;

/** A card as staff read it. */
export const staffPlayerCard = playerCard.extend({
  /** Name of who changed the card last. */
  updatedBy: z.string().nullable(),
  consent: recordedConsent.nullable(),
  /** Consents that were taken back, the oldest first; they stay until the card is erased (decisions, Minors' privacy). */
  withdrawnConsents: z.array(withdrawnConsent),
});
export type StaffPlayerCard = z.infer<typeof staffPlayerCard>;

export const playerCardAnswer = z.object({ playerCard });
export const staffCardAnswer = z.object({ playerCard: staffPlayerCard });

/** What a list may not be asked for: the birth date, and what every card of a public list has in common. `id` always comes. */
const NOT_LISTED = ['id', 'dateOfBirth', 'status', 'active', 'listed'] as const satisfies readonly (keyof PlayerCard)[];

export type ListField = Exclude<keyof PlayerCard, (typeof NOT_LISTED)[number]>;

/** Fields a list may be cut to: all others of a card. */
export const LIST_FIELDS = Object.keys(playerCard.shape).filter(
  (field) => !(NOT_LISTED as readonly string[]).includes(field),
) as ListField[];

/** Orders a list may have; `-` is descending. Without one: sport's display order, then last name, then name. */
const LIST_SORTS = [
  'lastName',
  '-lastName',
  'highSchoolGraduation',
  '-highSchoolGraduation',
  'gpa',
  '-gpa',
  'height',
  '-height',
  'updatedAt',
  '-updatedAt',
] as const;

const count = (max: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,6}$/, { error: encodeMessage('rule.integer') })
    .transform(Number)
    .refine((value) => value <= max, { error: encodeMessage('rule.max', { max }) });

/** Query of GET /player-cards; an unknown parameter is a 400. */
export const cardListQuery = z.strictObject({
  sport: z.string().min(1).max(DOCUMENT_ID_MAX).optional(),
  q: searchText(SEARCH_TEXT_MAX),
  position: searchText(CARD_TEXT_MAX.position),
  graduation: z
    .string()
    .regex(/^\d{4}$/, { error: encodeMessage('rule.integer') })
    .transform(Number)
    .optional(),
  country: searchText(CARD_TEXT_MAX.country),
  gpaMin: optionalNumber(NUMBER_BOUNDS.gpa),
  heightMin: optionalNumber(NUMBER_BOUNDS.height),
  film: z.literal('true', { error: encodeMessage('rule.choice') }).optional(),
  sort: z.enum(LIST_SORTS, { error: encodeMessage('rule.choice') }).optional(),
  page: count(PAGE_MAX).optional(),
  pageSize: count(PAGE_SIZE_MAX).optional(),
  fields: z
    .string()
    .transform((text) => text.split(',').map((field) => field.trim()))
    .pipe(z.array(z.enum(['id', ...LIST_FIELDS], { error: encodeMessage('rule.choice') })))
    .optional(),
  visibility: z.literal('all', { error: encodeMessage('rule.choice') }).optional(),
  locale: localeOrEnglish,
});
export type CardListQuery = z.infer<typeof cardListQuery>;

/** A card of a list, cut to the fields that were asked for. */
export const listedCard = playerCard.partial().required({ id: true });
export type ListedCard = z.infer<typeof listedCard>;

/** Query of GET /gallery. */
export const galleryQuery = cardListQuery.pick({ fields: true, locale: true });

/** The gallery as a visitor opens it: the first cards of every sport in display order, then of those without a sport. */
export const gallery = z.object({
  groups: z.array(
    z.object({
      sport: sport.nullable(),
      /** Cards of the sport in all, of which `cards` are the first. */
      total: z.number().int(),
      cards: z.array(listedCard),
      /** Positions of its cards to filter by, each in its commonest spelling. */
      positions: z.array(z.string()),
    }),
  ),
  /** Earliest and latest high school graduation; null without a card. */
  years: z.object({ first: z.number().int(), last: z.number().int() }).nullable(),
});
export type Gallery = z.infer<typeof gallery>;

/** Query of GET /player-cards/suggestion. */
export const suggestionQuery = z.strictObject({ q: requiredText(SEARCH_TEXT_MAX) });

/** What was probably meant by a search that finds no card; null when nothing is near. */
export const suggestion = z.object({ q: z.string().nullable() });
export type Suggestion = z.infer<typeof suggestion>;

/** Path of GET /player-cards/addresses/{page}. */
export const cardAddressPage = z.object({ page: count(PAGE_MAX) });

/** The public cards that search engines may find, `SITEMAP_FILE_SIZE` a page, in the order of the gallery. */
export const cardAddresses = z.object({
  /** On all pages. */
  total: z.number(),
  cards: z.array(playerCard.pick({ id: true, updatedAt: true })),
});
export type CardAddresses = z.infer<typeof cardAddresses>;

/** What staff record of a guardian's consent (decisions, Minors' privacy). */
export const consentGiven = z.strictObject(
  { givenBy: requiredText(CARD_TEXT_MAX.name), givenOn: consentDay, text: requiredLines(CARD_TEXT_MAX.consent) },
  { error: () => encodeMessage('rule.required') },
);
export type ConsentGiven = z.infer<typeof consentGiven>;

/** Body of PUT /player-cards/{id}/consent; null withdraws it. */
export const consentWrite = z.strictObject({ consent: consentGiven.nullable() });

/** Body of PUT /player-cards/{id}/indexing; false keeps the card from search engines. */
export const indexing = z.strictObject({ indexed: z.boolean({ error: () => encodeMessage('rule.boolean') }) });

/** Body of PUT /player-cards/{id}/visibility. */
export const visibility = z.strictObject({ listed: z.boolean({ error: () => encodeMessage('rule.boolean') }) });
