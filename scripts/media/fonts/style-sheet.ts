/** The `@font-face` rules of Archivo. */

/** Ends of the axes that the site uses: `font-weight` in numbers, `font-stretch` in per cent. */
export const AXES = { wght: { min: 430, max: 900 }, wdth: { min: 62, max: 125 } } as const;

/** Archivo's highest and lowest ink, in per cent of the font size. */
const ASCENT = 87.8;
const DESCENT = 21;

/**
 * The same text in a system's font, as wide as in Archivo, so that no line breaks anew when Archivo comes. `adjust` is the width of an
 * English and a Spanish text in Archivo over that in Arial, in per cent. Roboto stands for Arial on Android, Liberation Sans on Linux.
 */
const FALLBACKS = [
  { stretch: '50% 75%', weight: '1 1000', bold: true, adjust: 69.7 },
  { stretch: '76% 95%', weight: '1 1000', bold: true, adjust: 88.5 },
  { stretch: '96% 105%', weight: '1 550', bold: false, adjust: 98.5 },
  { stretch: '96% 105%', weight: '551 1000', bold: true, adjust: 95.5 },
  { stretch: '106% 125%', weight: '1 599', bold: false, adjust: 115 },
  { stretch: '106% 125%', weight: '600 1000', bold: true, adjust: 109 },
] as const;

/** One file with the characters that it is for. */
export interface Face {
  file: string;
  ranges: string;
}

/** @returns the whole style sheet, formatted as the repository's are */
export const styleSheet = (faces: readonly Face[]): string =>
  `/* Made by scripts/media/fonts.ts. */\n${[...faces.map(faceRule), ...FALLBACKS.map(fallbackRule)].join('\n\n')}\n`;

const faceRule = ({ file, ranges }: Face) =>
  rule([
    'font-family: "Archivo"',
    `src: url("./${file}") format("woff2")`,
    `font-weight: ${AXES.wght.min} ${AXES.wght.max}`,
    `font-stretch: ${AXES.wdth.min}% ${AXES.wdth.max}%`,
    'font-display: swap',
    `unicode-range:\n    ${ranges}`,
  ]);

const fallbackRule = ({ stretch, weight, bold, adjust }: (typeof FALLBACKS)[number]) =>
  rule([
    'font-family: "Archivo Fallback"',
    `src: ${['Arial', 'Liberation Sans', 'Roboto'].map((name) => `local("${name}${bold ? ' Bold' : ''}")`).join(', ')}`,
    `font-weight: ${weight}`,
    `font-stretch: ${stretch}`,
    `size-adjust: ${adjust}%`,
    `ascent-override: ${percent(ASCENT / adjust)}`,
    `descent-override: ${percent(DESCENT / adjust)}`,
    'line-gap-override: 0%',
  ]);

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

const rule = (declarations: readonly string[]) =>
  `@font-face {\n${declarations.map((declaration) => `  ${declaration};\n`).join('')}}`;
