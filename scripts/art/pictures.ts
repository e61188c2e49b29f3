import {
  banner,
  type CardArtOptions,
  classNumber,
  countryCode,
  type PortraitOptions,
  portrait,
} from '../../cms/src/art';
import { DEMO_PLAYERS, type DemoPlayer, playerSlug } from '../../cms/src/seed/players';

/** Kinds of picture, each a folder of `cms/src/seed/pictures`. */
export type PictureKind = 'cards' | 'banners' | 'portraits';

/** One picture to render: what it shows, and where it goes. */
export interface Picture {
  readonly kind: PictureKind;
  readonly slug: string;
  /** Draws the picture as an SVG document. */
  readonly draw: () => string;
}

/** Players whose cut-out portraits stand beside quotes and in the pages' scenes. */
const CUT_OUT_SLUGS: readonly string[] = [
  'emiliano-paz',
  'camila-rivas',
  'andrea-villalta',
  'diego-monterrosa-villanueva',
  'renata-oliva',
  'junior-de-la-rosa',
];

function cardArt(player: DemoPlayer): CardArtOptions {
  return {
    name: `${player.name} ${player.lastName}`,
    country: countryCode(player.country),
    sport: player.sport,
    number: classNumber(player.highSchoolGraduation),
  };
}

function portraitArt(player: DemoPlayer): PortraitOptions {
  const { woman, traits } = player.drawing;
  return { ...cardArt(player), woman, traits, keeper: player.sportPosition === 'Goalkeeper' };
}

function picturesOf(player: DemoPlayer): Picture[] {
  const slug = playerSlug(player);
  const pictures: Picture[] = [];
  if (player.drawing.card) pictures.push({ kind: 'cards', slug, draw: () => portrait(portraitArt(player)) });
  if (player.drawing.banner) pictures.push({ kind: 'banners', slug, draw: () => banner(cardArt(player)) });
  if (CUT_OUT_SLUGS.includes(slug)) {
    pictures.push({ kind: 'portraits', slug, draw: () => portrait(portraitArt(player), 'bust') });
  }
  return pictures;
}

/** Every picture of the demo site's players. */
export function demoPictures(): Picture[] {
  return DEMO_PLAYERS.flatMap(picturesOf);
}
