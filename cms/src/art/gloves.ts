import type { CountryInks } from './countries';
import { halftone } from './halftone';
import { HOT, INK, PAPER } from './inks';

const HAND =
  'M-34 40C-44 12 -45 -12 -42 -34C-41 -46 -25 -46 -24 -34L-23 -62C-23 -76 -5 -76 -5 -62L-4 -70C-3 -84 15 -83 15 -69L16 -58C17 -71 34 -70 34 -56L35 -20C42 -34 60 -28 55 -12C50 6 44 26 34 42Z';

/** Both gloves stand beside the shoulders, palms out. */
function placeBoth(glove: string): string {
  return `<g transform="translate(76 428) rotate(-9) scale(-1 1)">${glove}</g><g transform="translate(424 428) rotate(9)">${glove}</g>`;
}

/** The paper edge around a goalkeeper's gloves. */
export function glovesEdge(): string {
  return placeBoth(`<path d="${HAND}M-40 34H40V88H-40Z"/>`);
}

/** A goalkeeper's gloves, in an ink that stands out from the shirt. `clip` names the palm's outline within the document. */
export function gloves(inks: CountryInks, clip: string): string {
  const palm = inks.shirt === PAPER ? HOT : PAPER;
  const shade = halftone({
    left: -40,
    top: -70,
    right: 56,
    bottom: 44,
    pitch: 8,
    angle: 20,
    tone: (x, y) => Math.max(0, (x + y * 0.3 + 10) / 90) * 0.7,
    ink: INK,
    opacity: 0.55,
  });
  const outline = `<defs><clipPath id="${clip}"><path d="${HAND}"/></clipPath></defs>`;
  const hands = placeBoth(
    `<path d="${HAND}" fill="${palm}"/><g clip-path="url(#${clip})">${shade}</g>` +
      `<path d="M-23 -36V-6M-4 -40V-8M16 -34V-4M-30 14C-12 24 14 24 32 14" fill="none" stroke="${INK}" stroke-width="4" stroke-linecap="round"/>` +
      `<path d="M-38 34H38V90H-38Z" fill="${INK}"/><path d="M-38 46H38V62H-38Z" fill="${HOT}"/>` +
      `<path d="${HAND}" fill="none" stroke="${INK}" stroke-width="4.5" stroke-linejoin="round"/>`,
  );
  return outline + hands;
}
