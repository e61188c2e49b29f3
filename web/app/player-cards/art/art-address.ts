import {
  COUNTRIES,
  type CountryCode,
  classNumber,
  countryCode,
  type Discipline,
  disciplineOf,
  isDrawable,
} from '@upfield/cms/art';
import type { PlayerCard } from '@upfield/cms/contract';
import { initials } from '../rules/names';

/** `full`: field and neutral figure; `bust`: the figure alone; `field`: the ground of a photograph; `hero`: the wide ground of a player's page. */
const ART_LAYERS = ['full', 'bust', 'field', 'hero'] as const;
export type ArtLayer = (typeof ART_LAYERS)[number];

/** All that a neutral drawing depends on. It has no names, only initials. */
export interface Drawing {
  layer: ArtLayer;
  country: CountryCode;
  discipline: Discipline;
  /** Class number: two digits, or empty. */
  number: string;
  /** One or two capitals or numerals that have an outline, or empty. */
  initials: string;
}

const BASE = '/player-cards/art/';
const DISCIPLINES: readonly Discipline[] = [
  'soccer',
  'basketball',
  'volleyball',
  'tennis',
  'track',
  'swimming',
  'golf',
  'baseball',
  'other',
];
const EMPTY = '-';

type DrawnCard = Partial<Pick<PlayerCard, 'name' | 'lastName' | 'country' | 'sport' | 'highSchoolGraduation'>>;

/** The initials that can be drawn: letters of other scripts have no outline, and the figure is then drawn without. */
const drawnInitials = (card: DrawnCard): string => [...initials(card.name, card.lastName)].filter(isDrawable).join('');

/** The drawing of a card; grounds leave out what they do not show, so that players share one file. */
export function drawingOf(card: DrawnCard, layer: ArtLayer): Drawing {
  const figure = layer === 'full' || layer === 'bust';
  return {
    layer,
    country: countryCode(card.country),
    discipline: disciplineOf(card.sport?.name ?? ''),
    number: figure && card.highSchoolGraduation ? classNumber(card.highSchoolGraduation) : '',
    initials: figure ? drawnInitials(card) : '',
  };
}

/** Address of a drawing on our site: the same drawing always has the same one. */
export function artAddress({ layer, country, discipline, number, initials: letters }: Drawing): string {
  return `${BASE}${[layer, country, discipline, number || EMPTY, encodeURIComponent(letters) || EMPTY].join('/')}.svg`;
}

/**
 * Reads what follows `/player-cards/art/`.
 * @returns null for an address that `artAddress` would not write
 */
export function parseArtAddress(path: string): Drawing | null {
  const [layer = '', country = '', discipline = '', number = '', letters = '', ...rest] = path
    .replace(/\.svg$/, '')
    .split('/');
  const drawing = {
    layer: ART_LAYERS.find((known) => known === layer),
    country: Object.hasOwn(COUNTRIES, country) ? (country as CountryCode) : undefined,
    discipline: DISCIPLINES.find((known) => known === discipline),
    number: /^\d{2}$/.test(number) ? number : '',
    initials: /^[\p{Lu}\p{N}]{1,2}$/u.test(letters) && [...letters].every(isDrawable) ? letters : '',
  };
  const exact = (number === EMPTY || drawing.number) && (letters === EMPTY || drawing.initials) && rest.length === 0;
  const { layer: known, country: code, discipline: sport } = drawing;
  return exact && path.endsWith('.svg') && known && code && sport
    ? { ...drawing, layer: known, country: code, discipline: sport }
    : null;
}
