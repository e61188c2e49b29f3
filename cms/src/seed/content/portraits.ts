import sharp from 'sharp';
import { type PortraitOptions, portrait } from '../../art';

/** Drawn people beside the example quotes: nobody real, and no player's card. */
const portraits = {
  'quote-midfielder': {
    sport: 'Soccer',
    country: 'HND',
    number: '27',
    name: 'Quote midfielder',
    woman: false,
    traits: { hair: 'curls', skin: 3, hairColor: 0, pattern: 'stripes', pose: 0, mouth: 'smile', beard: 'none' },
  },
  'quote-winger': {
    sport: 'Soccer',
    country: 'MEX',
    number: '26',
    name: 'Quote winger',
    woman: true,
    traits: { hair: 'ponytail', skin: 2, hairColor: 0, pattern: 'hoops', pose: 1, mouth: 'half' },
  },
  'quote-defender': {
    sport: 'Soccer',
    country: 'PAN',
    number: '25',
    name: 'Quote defender',
    woman: true,
    traits: { hair: 'braids', skin: 3, hairColor: 1, pattern: 'halves', pose: -1, mouth: 'grin' },
  },
} as const satisfies Record<string, PortraitOptions>;

export type QuotePortrait = keyof typeof portraits;

/** Whether `name` is a portrait and not a file of the media folder. */
export const isQuotePortrait = (name: string): name is QuotePortrait => Object.hasOwn(portraits, name);

/** The bust alone on a transparent ground: WebP, 1000 by 1280 pixels. */
export function drawQuotePortrait(name: QuotePortrait): Promise<Buffer> {
  const drawing = portrait(portraits[name], 'bust');
  return sharp(Buffer.from(drawing), { density: 144 }).resize({ width: 1000 }).webp({ quality: 86 }).toBuffer();
}
