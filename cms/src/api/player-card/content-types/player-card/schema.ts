import {
  CARD_TEXT_MAX,
  CONSENT_VERSION_MAX,
  DEFAULT_MAJOR,
  EMAIL_MAX,
  FILM_URL_MAX,
  HTTP_URL,
  MEASURE_BOUNDS,
  mapBounds,
  type NumberBounds,
  SCHOOL_YEAR_RANGE,
  SCORE_BOUNDS,
} from '../../../../contract';
import { withTexts } from '../../../../editor/field-texts';
import { NO_FIGURE } from '../../../../player-cards/derived';
import type { DeclaredColumn } from '../../../../player-cards/model';
import { fieldTexts } from './field-texts';

const requiredText = (maxLength: number) => ({ type: 'string', required: true, minLength: 1, maxLength });
const text = (maxLength: number) => ({ type: 'string', maxLength });
const number = ({ min, max }: NumberBounds) => ({ type: 'decimal', min, max });
// Strapi writes into an attribute's object, so no two attributes may share one.
const year = () => ({ type: 'integer', required: true, ...SCHOOL_YEAR_RANGE });
const flag = (value: boolean) => ({ type: 'boolean', required: true, default: value });
/** Kept by the code, so no form shows it and no answer of Strapi's own API carries it. */
const internal = <T extends object>(attribute: T) => ({ ...attribute, private: true });

/** An index for each list: what it filters by, then what it sorts by, then what makes the order one and the same each time. */
const listIndexes = (
  prefix: string,
  lists: Record<string, string[]>,
  columnsOf: (list: string[]) => string[],
): { name: string; columns: string[] }[] =>
  Object.entries(lists).map(([name, list]) => ({ name: `${prefix}_${name}_index`, columns: columnsOf(list) }));

/** Visitors' lists: the index holds the consent, too, so that counting reads no card, whatever the site asks for. */
const publicLists = (lists: Record<string, string[]>) =>
  listIndexes('player_cards_public', lists, (list) => ['visibility', ...list, 'id', 'consented_on']);

/** The staff's list: the index holds who sees a card, too, so that counting reads none. */
const staffLists = (lists: Record<string, string[]>) =>
  listIndexes('player_cards_staff', lists, (list) => [...list, 'id', 'visibility']);

/**
 * A player card. Strapi reserves the name `status`, so the API's `status` is the column `enabled`; visibility is
 * `enabled`, `active` and `listed` together (decisions, HTTP contract), which is why there are no drafts.
 */
export default {
  kind: 'collectionType',
  collectionName: 'player_cards',
  info: {
    singularName: 'player-card',
    pluralName: 'player-cards',
    displayName: 'Player card',
    description: 'An athlete as coaches see one',
  },
  options: { draftAndPublish: false },
  config: {
    settings: { mainField: 'lastName', defaultSortBy: 'lastName', defaultSortOrder: 'ASC' },
    attributes: {
      visibility: { hidden: true },
      strictVisibility: { hidden: true },
      consentedOn: { hidden: true },
      sportKey: { hidden: true },
      countryKey: { hidden: true },
      positionKey: { hidden: true },
      searchText: { hidden: true },
      staffText: { hidden: true },
      sortName: { hidden: true },
      galleryOrder: { hidden: true },
      sportOrder: { hidden: true },
      positionOrder: { hidden: true },
      gpaOrder: { hidden: true },
      heightOrder: { hidden: true },
      hasFilm: { hidden: true },
      filledParts: { hidden: true },
      deletedAt: { hidden: true },
    },
    layouts: { list: ['lastName', 'name', 'sport', 'country', 'listed'] },
  },
  attributes: withTexts(fieldTexts, {
    name: requiredText(CARD_TEXT_MAX.name),
    lastName: requiredText(CARD_TEXT_MAX.name),
    sport: { type: 'relation', relation: 'manyToOne', target: 'api::sport.sport', inversedBy: 'playerCards' },
    sportPosition: text(CARD_TEXT_MAX.position),
    country: requiredText(CARD_TEXT_MAX.country),
    dateOfBirth: { type: 'date' },
    ...mapBounds(MEASURE_BOUNDS, number),
    highSchoolGraduation: year(),
    collegeEnrollmentExpected: year(),
    languagesSpoken: text(CARD_TEXT_MAX.languages),
    ...mapBounds(SCORE_BOUNDS, number),
    intendedMajor: { ...requiredText(CARD_TEXT_MAX.major), default: DEFAULT_MAJOR },
    highlightsLink: { type: 'text', maxLength: FILM_URL_MAX, regex: HTTP_URL },
    currentTeam: text(CARD_TEXT_MAX.team),
    career: {
      type: 'relation',
      relation: 'oneToMany',
      target: 'api::player-card-career.player-card-career',
      mappedBy: 'playerCard',
    },
    cardImage: text(100),
    bannerImage: text(100),
    enabled: flag(true),
    active: flag(true),
    listed: flag(true),
    noindex: flag(false),
    consentGuardian: text(CARD_TEXT_MAX.name),
    consentDate: { type: 'date' },
    consentText: { type: 'text', maxLength: CARD_TEXT_MAX.consent },
    consentVersion: text(CONSENT_VERSION_MAX),
    consentRecordedBy: text(EMAIL_MAX),
    withdrawnConsents: { type: 'json' },
    demo: flag(false),
    changedBy: text(EMAIL_MAX),
    visibility: internal({ type: 'string' }),
    strictVisibility: internal({ type: 'string' }),
    consentedOn: internal({ type: 'string' }),
    sportKey: internal({ type: 'string' }),
    countryKey: internal({ type: 'string' }),
    positionKey: internal({ type: 'string' }),
    searchText: internal({ type: 'text' }),
    staffText: internal({ type: 'text' }),
    sortName: internal({ type: 'string' }),
    galleryOrder: internal({ type: 'text' }),
    sportOrder: internal({ type: 'text' }),
    positionOrder: internal({ type: 'string' }),
    gpaOrder: internal({ type: 'integer', default: NO_FIGURE }),
    heightOrder: internal({ type: 'integer', default: NO_FIGURE }),
    hasFilm: internal({ type: 'boolean' }),
    filledParts: internal({ type: 'integer' }),
    deletedAt: internal({ type: 'datetime' }),
  } satisfies Record<DeclaredColumn, object>),
  indexes: [
    ...publicLists({
      gallery: ['gallery_order'],
      sport: ['sport_key', 'gallery_order'],
      country: ['country_key', 'gallery_order'],
      position: ['position_key', 'gallery_order'],
      graduation: ['high_school_graduation', 'gallery_order'],
      name: ['sort_name'],
      graduation_name: ['high_school_graduation', 'sort_name'],
      gpa_name: ['gpa_order', 'sort_name'],
      height_name: ['height_order', 'sort_name'],
      film: ['has_film', 'gallery_order'],
      updated_name: ['updated_at', 'sort_name'],
      sitemap: ['noindex', 'gallery_order'],
    }),
    // What is listed by sport and position; it names the positions of each sport, too.
    {
      name: 'player_cards_public_sport_position_index',
      columns: [
        ...['visibility', 'sport_key', 'position_key', 'gallery_order', 'id', 'consented_on'],
        'sport_position',
      ],
    },
    ...staffLists({
      name: ['sort_name'],
      sport: ['sport_order', 'position_order', 'sort_name'],
      graduation: ['high_school_graduation', 'sort_name'],
      filled: ['filled_parts', 'sort_name'],
      public: ['strict_visibility', 'sort_name'],
      consent: ['consented_on', 'sort_name'],
      updated: ['updated_at', 'sort_name'],
    }),
    { name: 'player_cards_card_image_index', columns: ['card_image'] },
    { name: 'player_cards_banner_image_index', columns: ['banner_image'] },
  ],
};
