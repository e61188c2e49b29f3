const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);

/**
 * A colour between two, all written `#rrggbb`.
 * @param share of the ink, from 0 to 1
 */
export function mix(ink: string, ground: string, share: number): string {
  const mixed = [1, 3, 5].map((at) => Math.round(channel(ink, at) * share + channel(ground, at) * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
