import { dots, rising } from '../drawing/dots.ts';
import { icon } from '../drawing/icons.ts';
import { aged, type Field, field, hot, ink, pitch, stock } from '../drawing/palette.ts';
import { at, chalkLines, clipped, type Drawing, disc, path, rect, sheet, shout } from '../drawing/svg.ts';

const WIDTH = 300;
const ART_HEIGHT = 400;
const PACKET = sheet(WIDTH, 402);
const SQUARE = { x: 0, y: 24, width: WIDTH, height: WIDTH };

/** What a packet is printed with: its ground and the picture on it. The name is set by the page. */
export interface Packet {
  readonly ground: Field;
  readonly dotsFrom: number;
  readonly picture: string;
  /** Lines between the dots and the picture. */
  readonly behind?: string;
}

export const packets = {
  starter: {
    ground: field.pitch,
    dotsFrom: 205,
    behind: chalkLines('<circle cx="150" cy="150" r="112"/><path d="M-5 150H305"/>', 0.5),
    picture: disc(150, 150, 70, stock) + at('translate(72 72) scale(.61)', path(icon.soccerBall, ink)),
  },
  nextLevel: {
    ground: { flat: aged, dots: field.aged.dots },
    dotsFrom: 120,
    picture:
      path('M52 156L150 76L248 156V196L150 116L52 196Z', hot) +
      path('M52 214L150 134L248 214V254L150 174L52 254Z', pitch),
  },
  allStar: { ground: { flat: hot, dots: '#D93A12' }, dotsFrom: 155, behind: rays(), picture: star() },
  addOns: { ground: field.ink, dotsFrom: 105, picture: plus() },
} as const satisfies Record<string, Packet>;

/** The flat print, square, for a tier's head. */
export function packetPrint(packet: Packet): Drawing {
  return { view: SQUARE, body: print(packet, ART_HEIGHT) };
}

/** The whole packet: crimped at both ends, foil shining, nothing around it. */
export function foilPacket(packet: Packet): Drawing {
  const body = print(packet, PACKET.height) + crimp(0) + crimp(PACKET.height - CRIMP) + shine();
  return { view: PACKET, body: clipped(zigzag(), body) };
}

function print({ ground, dotsFrom, picture, behind = '' }: Packet, height: number): string {
  const paper = sheet(WIDTH, height);
  const shade = dots({ box: paper, pitch: 10, ink: ground.dots, tone: rising(dotsFrom, 260, 0.1) });
  return rect(paper, ground.flat) + shade + behind + picture;
}

function rays(): string {
  const spokes = Array.from({ length: 36 }, (_, i) => {
    const angle = (i * 2 * Math.PI) / 36;
    const point = (r: number) => `${(150 + r * Math.cos(angle)).toFixed(1)} ${(150 + r * Math.sin(angle)).toFixed(1)}`;
    return `M${point(124)}L${point(420)}`;
  });
  return `<path d="${spokes.join('')}" stroke="${ink}" stroke-width="3" opacity=".28"/>`;
}

function star(): string {
  const outer = '150,42 178,109 251,115 196,163 212,234 150,196 88,234 104,163 49,115 122,109';
  const inner = '150,68 171,120 226,123 183,159 197,213 150,183 103,213 117,159 74,123 129,120';
  return (
    `<polygon points="${outer}" fill="${ink}" transform="translate(7 8)"/><polygon points="${outer}" fill="${stock}"/>` +
    `<polygon points="${inner}" fill="none" stroke="${ink}" stroke-width="4"/>` +
    shout('11', 150, 175, 52, ink)
  );
}

function plus(): string {
  const cross = 'M-34 -104H34V-34H104V34H34V104H-34V34H-104V-34H-34Z';
  return at('translate(150 150) scale(.84)', at('translate(7 8)', path(cross, hot)) + path(cross, stock));
}

const TEETH = 25;
const TOOTH_HEIGHT = 8;
const CRIMP = 46;

/** The cut edge of the foil, top and bottom. */
function zigzag(): string {
  const step = WIDTH / TEETH;
  const xs = Array.from({ length: TEETH * 2 + 1 }, (_, i) => (i * step) / 2);
  const top = xs.map((x, i) => `${x} ${i % 2 ? 0 : TOOTH_HEIGHT}`);
  const bottom = xs.map((x, i) => `${x} ${PACKET.height - (i % 2 ? 0 : TOOTH_HEIGHT)}`).reverse();
  return `M${[...top, ...bottom].join('L')}Z`;
}

/** The pressed seal: fine ribs, light beside dark. */
function crimp(y: number): string {
  const ribs = Array.from({ length: Math.ceil(WIDTH / 7) }, (_, i) => i * 7);
  const columns = (offset: number) => ribs.map((x) => `M${x + offset} ${y}h2v${CRIMP}h-2Z`).join('');
  const edge = y === 0 ? CRIMP : y;
  return (
    `<path d="${columns(0)}" fill="#fff" fill-opacity=".25"/><path d="${columns(2)}" fill="#000" fill-opacity=".15"/>` +
    `<path d="M0 ${edge}H${WIDTH}" stroke="${ink}" stroke-opacity=".3" stroke-width="1.5"/>`
  );
}

/** Light on foil: one bright fold at the left, a dark one and its glint at the right. */
function shine(): string {
  const stops: readonly (readonly [number, string, number])[] = [
    [4, '#fff', 0],
    [12, '#fff', 0.32],
    [22, '#fff', 0],
    [60, '#000', 0],
    [84, '#000', 0.15],
    [93, '#fff', 0.2],
    [100, '#fff', 0],
  ];
  const steps = stops
    .map(([at, colour, alpha]) => `<stop offset="${at}%" stop-color="${colour}" stop-opacity="${alpha}"/>`)
    .join('');
  return (
    `<linearGradient id="shine" gradientTransform="rotate(6)">${steps}</linearGradient>` +
    `<rect width="${WIDTH}" height="${PACKET.height}" fill="url(#shine)"/>`
  );
}
