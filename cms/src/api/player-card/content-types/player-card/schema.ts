import {
  CARD_TEXT_MAX,
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
import { NO_GPA } from '../../../../player-cards/derived';
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
      searchText: { hidden: true },
      sortName: { hidden: true },
      galleryOrder: { hidden: true },
      countryKey: { hidden: true },
      positionKey: { hidden: true },
      gpaOrder: { hidden: true },
      deletedAt: { hidden: true },
    },
    metadatas: fieldTexts,
    layouts: { list: ['lastName', 'name', 'sport', 'country', 'listed'] },
  },
  attributes: {
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
    consentRecordedBy: text(EMAIL_MAX),
    demo: flag(false),
    changedBy: text(EMAIL_MAX),
    searchText: internal({ type: 'text' }),
    sortName: internal({ type: 'string' }),
    galleryOrder: internal({ type: 'text' }),
    countryKey: internal({ type: 'string' }),
    positionKey: internal({ type: 'string' }),
    gpaOrder: internal({ type: 'integer', default: NO_GPA }),
    deletedAt: internal({ type: 'datetime' }),
  } satisfies Record<DeclaredColumn, object>,
  indexes: [
    { name: 'player_cards_public_index', columns: ['deleted_at', 'listed', 'enabled', 'active'] },
    { name: 'player_cards_sort_name_index', columns: ['sort_name'] },
    { name: 'player_cards_gallery_order_index', columns: ['gallery_order'] },
    { name: 'player_cards_country_key_index', columns: ['country_key'] },
    { name: 'player_cards_position_key_index', columns: ['position_key'] },
    { name: 'player_cards_gpa_order_index', columns: ['gpa_order'] },
    { name: 'player_cards_graduation_index', columns: ['high_school_graduation'] },
    { name: 'player_cards_card_image_index', columns: ['card_image'] },
    { name: 'player_cards_banner_image_index', columns: ['banner_image'] },
  ],
};
