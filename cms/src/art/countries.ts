import { BRAND } from './brand';
import { GOLD, INK, NAVY, PAPER, RED } from './inks';

/** The inks of one country: two of its flag's colours at most, plus paper. Hex colours. */
export interface CountryInks {
  readonly name: string;
  /** The sticker's ground and the dots on it. */
  readonly field: string;
  readonly fieldDots: string;
  /** The class number behind the player. */
  readonly number: string;
  readonly shirt: string;
  readonly shirtSecond: string;
  readonly trim: string;
  /** Ground and dots around a photograph, where the country's field is too pale to frame one. */
  readonly frame?: readonly [ground: string, dots: string];
}

const BONE = '#F3E8CF';
const CREAM = '#F6EBD2';
const RED_DEEP = '#A51E22';
const GOLD_DEEP = '#DE9412';

/** Inks by ISO 3166-1 alpha-3 code; `UPF` is the house's own set, for every country without one (DESIGN, Colour). */
export const COUNTRIES = {
  SLV: {
    name: 'El Salvador',
    field: '#2454B0',
    fieldDots: '#163A86',
    number: CREAM,
    shirt: PAPER,
    shirtSecond: '#2454B0',
    trim: '#163A86',
  },
  GTM: {
    name: 'Guatemala',
    field: '#7FC0E0',
    fieldDots: '#3F93C4',
    number: PAPER,
    shirt: PAPER,
    shirtSecond: '#3F93C4',
    trim: '#17587F',
  },
  HND: {
    name: 'Honduras',
    field: BONE,
    fieldDots: '#D8C69B',
    number: '#2C8BC9',
    shirt: '#2C8BC9',
    shirtSecond: PAPER,
    trim: '#0F4F7E',
    frame: ['#2C8BC9', '#0F4F7E'],
  },
  CRI: {
    name: 'Costa Rica',
    field: RED,
    fieldDots: RED_DEEP,
    number: CREAM,
    shirt: NAVY,
    shirtSecond: RED,
    trim: PAPER,
  },
  PAN: {
    name: 'Panama',
    field: BONE,
    fieldDots: '#D8C69B',
    number: RED,
    shirt: RED,
    shirtSecond: NAVY,
    trim: PAPER,
    frame: [RED, NAVY],
  },
  NIC: {
    name: 'Nicaragua',
    field: '#1E5FA8',
    fieldDots: '#134479',
    number: CREAM,
    shirt: PAPER,
    shirtSecond: '#1E5FA8',
    trim: INK,
  },
  MEX: {
    name: 'Mexico',
    field: '#0F7A48',
    fieldDots: '#0A5934',
    number: CREAM,
    shirt: '#0F7A48',
    shirtSecond: PAPER,
    trim: RED,
  },
  DOM: {
    name: 'Dominican Republic',
    field: RED,
    fieldDots: RED_DEEP,
    number: NAVY,
    shirt: PAPER,
    shirtSecond: NAVY,
    trim: RED,
  },
  COL: { name: 'Colombia', field: GOLD, fieldDots: GOLD_DEEP, number: NAVY, shirt: GOLD, shirtSecond: NAVY, trim: RED },
  ECU: { name: 'Ecuador', field: NAVY, fieldDots: '#142A66', number: GOLD, shirt: GOLD, shirtSecond: NAVY, trim: RED },
  PER: {
    name: 'Peru',
    field: BONE,
    fieldDots: '#E2B9A4',
    number: RED,
    shirt: PAPER,
    shirtSecond: RED,
    trim: RED,
    frame: [RED, RED_DEEP],
  },
  VEN: {
    name: 'Venezuela',
    field: '#7A1F2B',
    fieldDots: '#56121C',
    number: GOLD,
    shirt: '#7A1F2B',
    shirtSecond: GOLD,
    trim: GOLD,
  },
  ARG: {
    name: 'Argentina',
    field: '#8CC7E6',
    fieldDots: '#5AA5D0',
    number: GOLD,
    shirt: PAPER,
    shirtSecond: '#5AA5D0',
    trim: INK,
  },
  URY: {
    name: 'Uruguay',
    field: GOLD,
    fieldDots: GOLD_DEEP,
    number: PAPER,
    shirt: '#6DB6DE',
    shirtSecond: PAPER,
    trim: INK,
  },
  CHL: { name: 'Chile', field: RED, fieldDots: RED_DEEP, number: PAPER, shirt: RED, shirtSecond: NAVY, trim: PAPER },
  BRA: {
    name: 'Brazil',
    field: '#12824C',
    fieldDots: '#0B5E37',
    number: GOLD,
    shirt: GOLD,
    shirtSecond: '#12824C',
    trim: NAVY,
  },
  ESP: {
    name: 'Spain',
    field: '#B3202A',
    fieldDots: '#84151E',
    number: GOLD,
    shirt: '#B3202A',
    shirtSecond: GOLD,
    trim: GOLD,
  },
  UPF: {
    name: 'Upfield',
    field: BRAND.pitch,
    fieldDots: BRAND.pitchDeep,
    number: BRAND.hot,
    shirt: PAPER,
    shirtSecond: BRAND.hot,
    trim: INK,
  },
} as const satisfies Record<string, CountryInks>;

export type CountryCode = keyof typeof COUNTRIES;

/** Inks of a code, with the optional frame readable on every country. */
export function countryInks(code: CountryCode): CountryInks {
  return COUNTRIES[code];
}

/** Names that differ from the English one by more than accents. */
const OTHER_NAMES: Readonly<Record<string, CountryCode>> = {
  brasil: 'BRA',
  espana: 'ESP',
  'republica dominicana': 'DOM',
  'the dominican republic': 'DOM',
};

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

const CODE_BY_NAME: ReadonlyMap<string, CountryCode> = new Map([
  ...(Object.keys(COUNTRIES) as CountryCode[]).flatMap((code) => {
    const names: [string, CountryCode][] = [[plain(COUNTRIES[code].name), code]];
    if (code !== 'UPF') names.push([code.toLowerCase(), code]);
    return names;
  }),
  ...Object.entries(OTHER_NAMES),
]);

/**
 * The code of a country as staff type it: English or Spanish, any case, with or without accents ("México", "panama",
 * "República Dominicana"), or the three-letter code itself. A country without inks gives the house's `UPF`.
 */
export function countryCode(name: string | null | undefined): CountryCode {
  return CODE_BY_NAME.get(plain(name ?? '')) ?? 'UPF';
}
