import { CUT_EDGE } from './cut-out';
import type { HairCut } from './hair-back';
import { HOT, INK, PAPER } from './inks';
import { repeat } from './svg';

/** Inks of hair: its colour, the light on it, and the swimmer's cap. */
export interface HairInks {
  readonly hair: string;
  /** Left out for a silhouette. */
  readonly light?: string;
  readonly cap: string;
}

function filled(ink: string, outline: string, opacity?: number): string {
  return `<path fill="${ink}"${opacity ? ` opacity="${opacity}"` : ''} d="${outline}"/>`;
}

function strands({ light }: HairInks, lines: string, width = 4, dashes = ''): string {
  if (!light) return '';
  const dashed = dashes && ` stroke-dasharray="${dashes}"`;
  return `<path fill="none" stroke="${light}" stroke-width="${width}" stroke-linecap="round"${dashed} d="${lines}"/>`;
}

const CROWN = 'M169 226C156 146 200 106 254 106C314 106 344 150 331 226C327 206 322 194 314 184';
const PARTED = `${CROWN}C300 160 276 152 252 152C226 152 200 160 188 184C178 196 172 210 169 226Z`;
const SLICKED =
  'M168 234C154 150 200 108 252 108C308 108 346 150 332 234C330 204 318 176 296 162C268 150 232 150 206 162C182 176 172 204 168 234Z';

const CURLS = [
  [190, 172, 24],
  [214, 152, 27],
  [248, 146, 28],
  [284, 150, 27],
  [310, 172, 23],
  [230, 170, 17],
  [268, 168, 18],
] as const;

const fringeLocs = repeat(8, (loc) => {
  const end = 196 + (loc % 2) * 14 - Math.abs(loc - 3.5) * 3;
  return `M${206 + loc * 13} 112Q${178 + loc * 20} 140 ${166 + loc * 24} ${end}`;
});

function slicked(inks: HairInks): string {
  return (
    filled(inks.hair, SLICKED) +
    strands(inks, 'M206 150C218 132 236 122 254 120M188 176C192 162 198 154 204 148M296 150C286 136 276 128 268 124')
  );
}

function curls(inks: HairInks): string {
  const balls = CURLS.map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`).join('');
  const lights =
    'M196 134a16 16 0 0 1 22-8M238 106a18 18 0 0 1 24 0M292 124a16 16 0 0 1 16 14M204 164a12 12 0 0 1 16-8M262 138a14 14 0 0 1 18 4';
  return `<g fill="${inks.hair}">${balls}</g>${strands(inks, lights)}`;
}

function locs(inks: HairInks): string {
  // Strands have a stroke of their own, so a silhouette's has to be widened to leave the paper edge.
  const width = inks.light ? 17 : 17 + CUT_EDGE;
  const strand = `<path fill="none" stroke="${inks.hair}" stroke-width="${width}" stroke-linecap="round" d="${fringeLocs}"/>`;
  return filled(inks.hair, PARTED) + strand + strands(inks, fringeLocs, 3, '5 12');
}

/** A swimmer's cap down to the brow, its seam, and the goggles pushed up on it. */
function swimCap(inks: HairInks): string {
  const cap = filled(
    inks.cap,
    'M165 216C154 138 200 98 252 98C306 98 346 138 335 216C318 196 286 186 250 186C214 186 182 196 165 216Z',
  );
  if (!inks.light) return cap;
  const lens = (x: number, turn: number) =>
    `<g transform="translate(${x} 150) rotate(${turn})"><rect x="-31" y="-17" width="62" height="34" rx="16" fill="${INK}"/>` +
    `<rect x="-24" y="-11" width="48" height="22" rx="11" fill="${HOT}"/><path d="M-14 -3C-8 -7 0 -7 6 -5" stroke="${PAPER}" stroke-width="4" stroke-linecap="round" fill="none"/></g>`;
  const strap = `<path d="M164 180C178 158 196 150 216 148M284 148C304 150 322 158 336 180" fill="none" stroke="${INK}" stroke-width="9"/>`;
  const seam = `<path d="M252 99V132" stroke="${INK}" stroke-width="4" opacity=".4"/>`;
  const bridge = `<path d="M236 146C246 141 254 141 264 146" fill="none" stroke="${INK}" stroke-width="7"/>`;
  return cap + seam + strap + bridge + lens(212, -5) + lens(288, 5);
}

const IN_FRONT: Partial<Readonly<Record<HairCut, (inks: HairInks) => string>>> = {
  crop: ({ hair }) => filled(hair, `${CROWN}C296 172 276 168 252 172C232 166 206 176 190 182C180 194 174 208 169 226Z`),
  buzz: ({ hair }) =>
    filled(
      hair,
      'M171 220C160 152 202 118 252 118C308 118 340 154 329 220C326 200 318 182 306 172C270 158 230 158 194 172C182 184 174 202 171 220Z',
      0.86,
    ),
  fade: ({ hair }) =>
    filled(
      hair,
      'M170 232C158 160 190 130 250 130C312 130 342 160 330 232C327 206 322 194 314 182L188 182C178 194 174 210 170 232Z',
      0.62,
    ) +
    filled(
      hair,
      'M182 184C176 150 184 128 200 118C208 104 228 106 236 100C252 92 270 102 284 102C302 102 312 116 318 128C330 142 324 168 318 184C296 170 276 174 256 168C232 176 206 170 182 184Z',
    ),
  quiff: (inks) =>
    filled(
      inks.hair,
      'M170 228C160 180 166 140 196 120C206 88 262 76 300 92C336 96 350 130 338 164C338 190 334 208 330 228C327 206 322 196 314 186C306 168 290 158 262 162C228 168 204 164 192 186C180 196 174 210 170 228Z',
    ) + strands(inks, 'M214 132C236 108 270 102 304 112M222 150C246 128 278 124 308 134', 5),
  wavy: (inks) =>
    filled(
      inks.hair,
      'M164 240C146 150 196 100 252 102C316 100 356 152 336 240C332 214 322 200 306 186C286 194 268 176 262 160C252 186 220 200 190 190C178 206 170 220 164 240Z',
    ) +
    strands(inks, 'M206 142C224 122 244 116 256 116M184 178C190 158 196 148 204 140M316 168C310 148 300 136 288 128'),
  long: (inks) =>
    filled(
      inks.hair,
      'M160 250C146 150 198 100 252 100C308 100 356 150 340 250C336 206 312 178 254 146C222 176 172 200 160 250Z',
    ) + strands(inks, 'M254 118C222 136 192 156 176 196M262 120C296 136 318 160 328 196'),
  side: (inks) =>
    filled(
      inks.hair,
      'M169 232C152 156 186 108 240 100C300 92 352 118 346 176C342 200 334 210 331 226C328 204 324 192 316 182C280 186 226 176 206 146C204 168 188 178 184 190C176 202 172 216 169 232Z',
    ) + strands(inks, 'M216 132C246 152 292 158 326 150M232 116C262 130 296 134 322 130', 4.5),
  afro: (inks) =>
    filled(
      inks.hair,
      'M168 234C160 196 180 172 206 166C222 156 284 156 298 166C322 172 340 198 332 234C360 216 352 130 310 110C276 92 224 92 192 110C148 132 142 214 168 234Z',
    ) +
    strands(
      inks,
      'M150 200C150 140 190 98 250 96C312 98 350 140 352 200M176 190C178 150 206 124 250 122C296 124 322 150 324 190',
      4,
      '1 15',
    ),
  bob: (inks) =>
    filled(
      inks.hair,
      'M160 262C144 150 198 100 252 100C308 100 358 152 340 262C338 226 330 206 318 188C286 196 226 192 186 184C172 206 162 230 160 262Z',
    ) +
    strands(inks, 'M204 146C220 126 240 118 262 118M196 172C204 156 214 146 226 138M308 172C304 152 296 140 286 130'),
  band: (inks) =>
    filled(inks.hair, PARTED) +
    filled(
      inks.light ? HOT : inks.hair,
      'M168 206C178 168 220 152 252 152C288 152 322 168 332 206L330 184C318 150 288 132 252 132C216 132 180 150 170 184Z',
    ),
  curls,
  locs,
  cap: swimCap,
};

/** The part of a cut that lies over the head; cuts that are tied up behind share the slicked front. */
export function hairInFront(cut: HairCut, inks: HairInks): string {
  return (IN_FRONT[cut] ?? slicked)(inks);
}
