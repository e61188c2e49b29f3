import { type CardArtOptions, cardLook, type Layer } from './card';
import { clipIds, clipPaths, cutEdge } from './cut-out';
import { ART_HEIGHT, ART_WIDTH, field } from './field';
import { type GarmentOptions, garmentBody, garmentCut, garmentTrim, TORSO } from './garment';
import { halftone } from './halftone';
import { headOutline, NECK, placeHead } from './head';
import { CHALK, INK } from './inks';
import { lettering, letteringWidth } from './lettering';
import { hash } from './seeded-random';
import { svg } from './svg';

const HEAD = headOutline('oval', 56, false);
const PLACEMENT = { tilt: 0, size: 1.17, mirrored: false };
const BLANK_SKIN = { light: CHALK, shade: '#D8C69B' };

/** Initials fill the paper head; their tallest, and the widest they may become. */
const TALLEST_INITIALS = 84;
const WIDEST_INITIALS = 116;

/** First letter of the first and of the last word of a name, particles such as "de la" left out. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{Lu}\p{N}]/u.test(word));
  const [first = ''] = words[0] ?? name;
  const [last = ''] = words.length > 1 ? (words.at(-1) ?? '') : '';
  return (first + last).toUpperCase();
}

function paperHead(name: string, clip: string): string {
  const dots = halftone({
    left: 166,
    top: 126,
    right: 334,
    bottom: 358,
    pitch: 8,
    angle: 22,
    tone: (x, y) => Math.max(0, (x - 236) / 130 + (y - 290) / 160) * 0.62,
    ink: INK,
    opacity: 0.42,
  });
  const letters = initials(name);
  const capHeight = Math.min(TALLEST_INITIALS, WIDEST_INITIALS / (letteringWidth(letters, 1) || 1));
  return (
    `<path d="${HEAD}" fill="${CHALK}"/><g clip-path="url(#${clip})">${dots}</g>` +
    `<path d="${HEAD}" fill="none" stroke="${INK}" stroke-width="4" stroke-dasharray="11 9" opacity=".75"/>` +
    lettering(letters, { centre: 250, baseline: Math.round(238 + capHeight / 2), capHeight, fill: INK })
  );
}

function blankBust(options: CardArtOptions): string {
  const { inks, discipline } = cardLook(options);
  const ids = clipIds(
    hash(JSON.stringify(['figure', options.name, options.country, options.sport, options.number])).toString(36),
  );
  const garment: GarmentOptions = {
    cut: garmentCut(discipline),
    inks,
    pattern: 'plain',
    collar: 'crew',
    number: options.number,
    skin: BLANK_SKIN,
    clip: ids.torso,
    mirrored: false,
  };
  const silhouette = `<path d="${TORSO}"/>${placeHead(`<path d="${HEAD}"/><path d="${NECK}"/>`, PLACEMENT)}`;
  const neckShade = `<g clip-path="url(#${ids.neck})"><path d="M190 336C230 404 292 400 330 310V440L286 474C304 430 276 408 190 372Z" fill="${BLANK_SKIN.shade}"/></g>`;
  return (
    clipPaths(ids, { face: HEAD, torso: TORSO, neck: NECK }) +
    cutEdge(silhouette) +
    garmentBody(garment) +
    `<path d="${NECK}" fill="${CHALK}"/>${neckShade}` +
    garmentTrim(garment) +
    placeHead(paperHead(options.name, ids.face), PLACEMENT)
  );
}

/**
 * The neutral figure of a player without a photograph: country's inks, sport's garment and court, class number, and a
 * blank paper head with the initials. A face is never invented for a real player (decisions, Images; DESIGN, Cut-out).
 * @returns an SVG document of 500 by 640, hidden from assistive technology: the card's text says who it is
 */
export function figure(options: CardArtOptions, layer: Layer = 'full'): string {
  const { inks, discipline } = cardLook(options);
  const ground =
    layer === 'bust'
      ? ''
      : field({ inks, discipline, number: options.number, layout: 'solid', framed: layer === 'field' });
  const bust = layer === 'field' ? '' : blankBust(options);
  return svg(ground + bust, { width: ART_WIDTH, height: ART_HEIGHT });
}
