import { type CardArtOptions, cardLook, type Layer } from './card';
import { CUT_EDGE, clipIds, clipPaths, cutEdge } from './cut-out';
import { beard, type FaceOptions, faceShade, features, marks, type SkinInks } from './face';
import { ART_HEIGHT, ART_WIDTH, field } from './field';
import { figure } from './figure';
import { type GarmentOptions, garmentBody, garmentCut, garmentTrim, TORSO } from './garment';
import { gloves, glovesEdge } from './gloves';
import { hairBehind } from './hair-back';
import { type HairInks, hairInFront } from './hair-front';
import { ears, headOutline, NECK, placeHead } from './head';
import { INK, PAPER } from './inks';
import { hash } from './seeded-random';
import { svg } from './svg';
import { seededTraits, type Traits } from './traits';

/** A portrait of an invented player. */
export interface PortraitOptions extends CardArtOptions {
  readonly woman: boolean;
  /** A goalkeeper shows both gloves. */
  readonly keeper?: boolean;
  /** Traits that are not left to the seed. */
  readonly traits?: Partial<Traits>;
  /** Draws the neutral figure instead of a face. */
  readonly blank?: boolean;
}

/** The five printed skin tones, light to dark. */
const SKIN: Readonly<Record<Traits['skin'], SkinInks>> = {
  0: { light: '#F4CFA6', shade: '#D79A6B', lip: '#B5573F' },
  1: { light: '#E6B283', shade: '#BC7F50', lip: '#9A4636' },
  2: { light: '#CC9163', shade: '#9C6239', lip: '#7D3428' },
  3: { light: '#A56B43', shade: '#774324', lip: '#5E2519' },
  4: { light: '#774A30', shade: '#4E2C1B', lip: '#3E1710' },
};

/** The four hair inks, dark to light, each with the light that falls on it. */
const HAIR: Readonly<Record<Traits['hairColor'], { hair: string; light: string }>> = {
  0: { hair: '#1B1512', light: '#5A4A3E' },
  1: { hair: '#2B1A12', light: '#6B4A34' },
  2: { hair: '#4A2B18', light: '#8A5A34' },
  3: { hair: '#7A4A22', light: '#B27A42' },
};

/** Everything the parts of one bust are drawn with. */
interface Bust {
  readonly traits: Traits;
  readonly face: FaceOptions;
  readonly hair: HairInks;
  readonly garment: GarmentOptions;
  readonly outline: string;
  readonly ids: ReturnType<typeof clipIds>;
  readonly gloved: boolean;
}

function prepare(options: PortraitOptions, traits: Traits): Bust {
  const { inks, discipline } = cardLook(options);
  const ids = clipIds(hash(JSON.stringify([options, traits])).toString(36));
  const turned = traits.pose !== 0;
  const skin = SKIN[traits.skin];
  const { hair, light } = HAIR[traits.hairColor];
  return {
    traits,
    ids,
    outline: headOutline(traits.head, traits.jaw, turned),
    face: { traits, skin, hairInk: hair, turned },
    hair: { hair, light, cap: inks.shirt === PAPER ? inks.shirtSecond : inks.shirt },
    gloved: options.keeper === true && discipline === 'soccer',
    garment: {
      cut: garmentCut(discipline),
      inks,
      pattern: traits.pattern,
      collar: traits.collar,
      number: options.number,
      skin,
      clip: ids.torso,
      mirrored: traits.pose < 0,
    },
  };
}

function onShoulders({ traits }: Bust, shapes: string): string {
  return placeHead(shapes, { tilt: traits.tilt, size: traits.size, mirrored: traits.pose < 0 });
}

function edge(bust: Bust): string {
  const { traits, outline, face } = bust;
  const silhouette: HairInks = { hair: PAPER, cap: PAPER };
  const head =
    hairBehind(traits.hair, PAPER, CUT_EDGE) +
    `<path d="${outline}"/>${ears(traits.ear, face.turned)}<path d="${NECK}"/>` +
    hairInFront(traits.hair, silhouette);
  return cutEdge(`<path d="${TORSO}"/>${onShoulders(bust, head)}${bust.gloved ? glovesEdge() : ''}`);
}

function neck({ face, ids, traits }: Bust): string {
  const mirror = traits.pose < 0 ? ' transform="translate(500) scale(-1 1)"' : '';
  const shade = `<path${mirror} d="M190 336C230 404 292 400 330 310V440L286 474C304 430 276 408 190 372Z" fill="${face.skin.shade}"/>`;
  return `<path d="${NECK}" fill="${face.skin.light}"/><g clip-path="url(#${ids.neck})">${shade}</g>`;
}

/** The ears lie behind a front face; the near ear of a turned one lies over it. */
function earLayers({ traits, face }: Bust): { behind: string; over: string } {
  const { turned, skin } = face;
  const shapes = `<g fill="${skin.light}">${ears(traits.ear, turned)}</g>`;
  const line = (path: string) =>
    `<path d="${path}" fill="none" stroke="${skin.shade}" stroke-width="5" stroke-linecap="round"/>`;
  if (!turned) return { behind: shapes + line('M330 226a13 20 0 0 1 0 36M170 230c-8 4-8 24 0 28'), over: '' };
  return { behind: '', over: shapes + line('M185 232c-9 3-9 26 0 30M176 268c3 8 12 10 16 4') };
}

function stud({ traits, face }: Bust): string {
  if (!traits.stud) return '';
  const [x, y] = face.turned ? [186, 274] : [169, 268];
  return `<circle cx="${x}" cy="${y}" r="5" fill="#E9B93C" stroke="${INK}" stroke-width="2"/>`;
}

function head(bust: Bust): string {
  const { face, outline, ids, traits } = bust;
  const ear = earLayers(bust);
  return (
    ear.behind +
    `<path d="${outline}" fill="${face.skin.light}"/>` +
    `<g clip-path="url(#${ids.face})">${faceShade(face)}${beard(face)}${marks(face)}</g>` +
    ear.over +
    stud(bust) +
    features(face) +
    hairInFront(traits.hair, bust.hair)
  );
}

function drawBust(bust: Bust): string {
  const { ids, outline, garment, traits } = bust;
  return (
    clipPaths(ids, { face: outline, torso: TORSO, neck: NECK }) +
    edge(bust) +
    onShoulders(bust, hairBehind(traits.hair, bust.hair.hair)) +
    garmentBody(garment) +
    neck(bust) +
    garmentTrim(garment) +
    onShoulders(bust, head(bust)) +
    (bust.gloved ? gloves(garment.inks, `glove-${ids.torso}`) : '')
  );
}

/** A swimmer wears a cap unless the drawing says otherwise. */
function traitsOf(options: PortraitOptions): Traits {
  const { discipline } = cardLook(options);
  const given = discipline === 'swimming' ? { hair: 'cap' as const, ...options.traits } : options.traits;
  return seededTraits(`${options.name}|${options.number}|${options.country}`, options.woman, given);
}

/**
 * The illustrated portrait of an invented player: demo data and brand art only, never a real player (decisions, Images).
 * Seeded from name, number and country, so the same options always give the same drawing, byte for byte.
 * @returns an SVG document of 500 by 640
 */
export function portrait(options: PortraitOptions, layer: Layer = 'full'): string {
  if (options.blank) return figure(options, layer);
  const { inks, discipline } = cardLook(options);
  const traits = traitsOf(options);
  const ground =
    layer === 'bust'
      ? ''
      : field({ inks, discipline, number: options.number, layout: traits.layout, framed: layer === 'field' });
  const bust = layer === 'field' ? '' : drawBust(prepare(options, traits));
  return svg(ground + bust, { width: ART_WIDTH, height: ART_HEIGHT, label: `Illustrated portrait, ${options.name}` });
}
