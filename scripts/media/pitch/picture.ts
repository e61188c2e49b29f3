import type { Framing } from './framing.ts';
import { play } from './play.ts';
import { turf } from './turf.ts';

/** The whole picture at one instant, as nested SVG. @param t seconds */
export function pitchLayers(framing: Framing, t: number): string {
  return turf(framing) + play(framing, t);
}

/** The whole picture as a document of its own. @param t seconds */
export function pitchDocument(framing: Framing, t: number): string {
  const { width, height } = framing;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${pitchLayers(framing, t)}</svg>`;
}
