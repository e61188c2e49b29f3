/** Capitals, numerals and signs that have nothing above a capital's height and nothing below the line; Q has a tail. */
const FLAT = /^[a-pr-z0-9\s.!'’–-]*$/i;

/**
 * The value of `data-leading` for a heading that is set in the tight lines of a cover (`--lh-cover`): those hold flat capitals alone, and an
 * accent, a comma or a tail would touch the next line.
 */
export const leading = (text: string): 'loose' | undefined => (FLAT.test(text) ? undefined : 'loose');
