import { dots, rounded } from '../drawing/dots.ts';
import { icon } from '../drawing/icons.ts';
import { foil, hot, ink, pitch, stock } from '../drawing/palette.ts';
import { at, clipped, type Drawing, disc, line, outline, path, rect, sheet } from '../drawing/svg.ts';
import { castCard } from './cast.ts';

const VIEW = sheet(420, 300);

/** What happens at the draft. Transparent: each lies at the foot of a card in its own colour. */
export const draftCards = {
  training: () => drawing(curl() + ball()),
  analysis: () => drawing(tactics()),
  coaches: () => drawing(stickers()),
} as const satisfies Record<string, () => Drawing>;

function drawing(body: string): Drawing {
  return { view: VIEW, body };
}

function curl(): string {
  return line('M-20 250C90 60 200 30 300 120', hot, 7, 'stroke-dasharray="20 13"');
}

function ball(): string {
  const shade = dots({
    box: { x: 150, y: 40, width: 270, height: 262 },
    pitch: 10,
    ink,
    opacity: 0.8,
    tone: rounded(319, 211, 136, 2.4),
  });
  const drawn = disc(128, 128, 112, stock) + path(icon.soccerBall, pitch);
  return at('translate(150 42) rotate(16 128 128) scale(1.32)', drawn) + shade;
}

/** A move, chalked on a board: runs dashed, opponents crossed, the goal line below. */
function tactics(): string {
  const players = '<circle cx="130" cy="216" r="24"/><circle cx="44" cy="170" r="24"/>';
  const opponents = 'M60 60l40 40M100 60l-40 40M286 30l40 40M326 30l-40 40M196 150l40 40M236 150l-40 40';
  const runs = 'M156 200C220 90 290 110 312 158M70 160C120 120 150 110 180 60';
  const heads = 'M286 146L315 164L324 130M154 70L182 54L190 86';
  return (
    `<g fill="none" stroke="${ink}" stroke-width="9" stroke-linecap="round">${players}` +
    `<path d="${opponents}${heads}"/><path d="${runs}" stroke-dasharray="18 16"/></g>` +
    line('M-10 268H430', ink, 9)
  );
}

/** Two stickers on a coach's desk, and the whistle that lies on them. */
function stickers(): string {
  return (
    at('translate(34 40) rotate(-9 95 130)', sticker('captain')) +
    at('translate(206 26) rotate(7 95 130)', sticker('maker')) +
    at('translate(196 246) rotate(-6) scale(.82)', whistle())
  );
}

function sticker(member: 'captain' | 'maker'): string {
  const face = { x: 6, y: 6, width: 178, height: 254 };
  const art = at('translate(6 6) scale(.356)', castCard(member));
  const plate =
    rect({ x: 6, y: 196, width: 178, height: 66 }, stock) + rect({ x: 6, y: 194, width: 178, height: 4 }, ink);
  const name = rect({ x: 18, y: 210, width: 104, height: 20 }, ink);
  const rim =
    `<rect width="190" height="266" rx="9" fill="${foil.base}"/>` +
    path('M0 110L190 30V6H6ZM0 250L190 150V206L30 266H6Z', foil.light);
  return rim + clipped(outline(face), art + plate + name);
}

/** Drawn around the origin: a body, a mouthpiece and its lanyard. */
function whistle(): string {
  const body = 'M-34 -26H58V2H22A38 38 0 1 1 -34 -14Z';
  return (
    line('M-36 4C-110 -10 -120 40 -190 90', hot, 8, 'stroke-linecap="round"') +
    `<path d="${body}" fill="${stock}" stroke="${ink}" stroke-width="7" stroke-linejoin="round"/>` +
    disc(-14, 16, 13, ink) +
    line('M30 -26v-12', ink, 7)
  );
}
