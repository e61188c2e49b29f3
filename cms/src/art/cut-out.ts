import { PAPER } from './inks';

/** Ids of the clip paths of one drawing. */
export interface ClipIds {
  readonly face: string;
  readonly torso: string;
  readonly neck: string;
}

/** Ids that two drawings on one page share only when they are the same drawing. */
export function clipIds(key: string): ClipIds {
  return { face: `face-${key}`, torso: `torso-${key}`, neck: `neck-${key}` };
}

/** Definition of the clip paths that shading is drawn inside of. */
export function clipPaths(ids: ClipIds, outlines: Readonly<Record<keyof ClipIds, string>>): string {
  const clip = (name: keyof ClipIds) => `<clipPath id="${ids[name]}"><path d="${outlines[name]}"/></clipPath>`;
  return `<defs>${clip('face')}${clip('torso')}${clip('neck')}</defs>`;
}

/** Width of the stroke that leaves the paper edge; half of it shows. */
export const CUT_EDGE = 18;

/** The paper edge left around a figure that was cut out with scissors. */
export function cutEdge(silhouette: string): string {
  return `<g fill="${PAPER}" stroke="${PAPER}" stroke-width="${CUT_EDGE}" stroke-linejoin="round">${silhouette}</g>`;
}
