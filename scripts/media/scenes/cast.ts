import { ART_HEIGHT, ART_WIDTH, type PortraitOptions, portrait } from '../../../cms/src/art/index.ts';

/** The invented players that stand in the brand's pictures. They are nobody, and no card is theirs. */
const cast = {
  winger: {
    sport: 'Soccer',
    country: 'MEX',
    number: '26',
    name: 'Cast winger',
    woman: true,
    traits: {
      hair: 'ponytail',
      skin: 2,
      hairColor: 0,
      pattern: 'hoops',
      collar: 'v',
      pose: 0,
      mouth: 'grin',
      eyes: 'wide',
    },
  },
  captain: {
    sport: 'Soccer',
    country: 'CRI',
    number: '27',
    name: 'Cast captain',
    woman: true,
    traits: { hair: 'braids', skin: 3, hairColor: 0, pattern: 'halves', collar: 'v', pose: -1, mouth: 'half' },
  },
  maker: {
    sport: 'Soccer',
    country: 'SLV',
    number: '25',
    name: 'Cast playmaker',
    woman: false,
    traits: {
      hair: 'quiff',
      skin: 2,
      hairColor: 0,
      pattern: 'sash',
      collar: 'crew',
      pose: 0,
      mouth: 'half',
      beard: 'none',
    },
  },
  striker: {
    sport: 'Soccer',
    country: 'HND',
    number: '27',
    name: 'Cast striker',
    woman: false,
    traits: {
      hair: 'curls',
      skin: 3,
      hairColor: 0,
      pattern: 'stripes',
      collar: 'v',
      pose: 0,
      mouth: 'grin',
      beard: 'none',
    },
  },
  keeper: {
    sport: 'Soccer',
    country: 'PER',
    number: '26',
    name: 'Cast keeper',
    woman: true,
    keeper: true,
    traits: {
      hair: 'bun',
      skin: 0,
      hairColor: 2,
      pattern: 'sash',
      collar: 'v',
      pose: 0,
      mouth: 'smile',
      mark: 'freckles',
    },
  },
} as const satisfies Record<string, PortraitOptions>;

export type CastMember = keyof typeof cast;

/** The bust alone with its paper edge, 500 wide and 640 high, standing on the lower edge. */
export function castBust(member: CastMember): string {
  return placed(portrait(cast[member], 'bust'));
}

/** The bust on its country's field, as on a sticker; the same size. */
export function castCard(member: CastMember): string {
  return placed(portrait(cast[member], 'full'));
}

/** A drawing inside a drawing needs a size of its own. */
function placed(svg: string): string {
  return svg.replace('<svg ', `<svg width="${ART_WIDTH}" height="${ART_HEIGHT}" `);
}
