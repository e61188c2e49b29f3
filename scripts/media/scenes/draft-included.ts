import { dots, rounded } from '../drawing/dots.ts';
import { icon } from '../drawing/icons.ts';
import { type Field, field, foil, hot, ink, maize, pitch, stock } from '../drawing/palette.ts';
import { at, clipped, type Drawing, disc, ground, line, outline, path, rect, sheet } from '../drawing/svg.ts';
import { castBust, castCard } from './cast.ts';
import { draftKit, shirtBody } from './shirt.ts';

const VIEW = sheet(400, 480);

/** The six things the fee of the draft includes. */
export const draftIncluded = {
  lodging: () => scene(field.blue, window() + bed()),
  meals: () => scene(field.hot, plate() + cutlery()),
  kit: () => scene(field.pitch, at('translate(20 50) scale(.9)', shirtBody(draftKit))),
  matches: () => scene(field.sky, net() + goalFrame() + flyingBall()),
  film: () => scene(field.sun, at('translate(26 76) scale(.7)', castBust('striker')) + viewfinder()),
  report: () => scene(field.ink, report() + card()),
} as const satisfies Record<string, () => Drawing>;

function scene(inks: Field, body: string): Drawing {
  return { view: VIEW, body: ground(VIEW, inks, 14, 90) + body };
}

/** Night outside: a moon over the volcano. */
function window(): string {
  const pane = { x: 68, y: 54, width: 264, height: 184 };
  const slope = dots({
    box: { x: 150, y: 120, width: 180, height: 124 },
    pitch: 9,
    ink,
    tone: (x, y) => (y > 118 + Math.abs(x - 172) * 0.76 ? Math.max(0, (x - 150) / 200) : 0),
  });
  const night = disc(250, 112, 38, field.sun.flat) + path('M40 244L150 128L176 142L198 126L330 244Z', pitch) + slope;
  return (
    `<rect x="62" y="48" width="276" height="196" fill="${ink}" stroke="${stock}" stroke-width="12"/>` +
    clipped(outline(pane), night) +
    line('M200 48V244M62 146H338', stock, 7)
  );
}

function bed(): string {
  return (
    line('M26 300V470M374 352V470', ink, 18, 'stroke-linecap="round"') +
    rect({ x: 26, y: 384, width: 350, height: 50 }, ink) +
    `<rect x="40" y="330" width="98" height="58" rx="20" fill="${stock}"/>` +
    path('M128 352C180 336 330 336 374 356V420H128Z', hot) +
    line('M170 346V420M210 342V420M250 341V420M290 342V420M330 346V420', stock, 9)
  );
}

/** Pupusas with curtido. */
function plate(): string {
  const pupusas = [pupusa(166, 212, 62), pupusa(232, 236, 62), pupusa(178, 284, 58)].join('');
  const curtido =
    line(
      'M250 168c22-16 46 4 42 24M262 160c30-4 42 24 30 44M244 180c10-22 40-20 48 2',
      pitch,
      8,
      'stroke-linecap="round"',
    ) + line('M258 176c14-10 30 0 30 14', field.red.flat, 7, 'stroke-linecap="round"');
  return (
    `<circle cx="208" cy="250" r="150" fill="${ink}" opacity=".28"/>` +
    disc(200, 240, 150, stock) +
    `<circle cx="200" cy="240" r="112" fill="none" stroke="#D8C69B" stroke-width="5"/>${pupusas}${curtido}`
  );
}

function pupusa(cx: number, cy: number, r: number): string {
  const shade = dots({
    box: { x: cx - r, y: cy - r, width: 2 * r, height: 2 * r },
    pitch: 8,
    ink: maize.shade,
    tone: rounded(cx, cy, r - 6, 2.6, 0.05),
  });
  const scorch = `M${cx - 24} ${cy - 10}l18-10M${cx + 2} ${cy + 14}l20-8M${cx - 20} ${cy + 20}l12-4`;
  return (
    `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${maize.base}" stroke="${stock}" stroke-width="6"/>` +
    shade +
    line(scorch, maize.scorch, 7, 'stroke-linecap="round"')
  );
}

function cutlery(): string {
  const fork = line('M22 110v86a20 20 0 0 0 40 0v-86M42 110V400', ink, 11, 'stroke-linecap="round"');
  const blade = 'M362 108c-24 34-28 96-22 138h22Zm0 130v162';
  const knife = `<path d="${blade}" fill="${ink}" stroke="${ink}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>`;
  return fork + knife;
}

/** The net gives way where the ball hits it. */
function net(): string {
  const ropes = Array.from({ length: 15 }, (_, i) => {
    const x = -60 + i * 40;
    return `M${x} 40Q${40 + x * 0.84} 250 ${x * 1.1 - 14} 480`;
  });
  const rows = Array.from({ length: 12 }, (_, i) => {
    const y = 60 + i * 40;
    return `M0 ${y}Q230 ${110 + i * 34} 400 ${y - 4}`;
  });
  return line([...ropes, ...rows].join(''), stock, 4, 'opacity=".9"');
}

function goalFrame(): string {
  return line('M0 46H376V480', ink, 34) + line('M0 42H372V480', stock, 26);
}

function flyingBall(): string {
  const shade = dots({
    box: { x: 50, y: 170, width: 250, height: 260 },
    pitch: 9,
    ink,
    opacity: 0.7,
    tone: rounded(172, 294, 106, 2.6),
  });
  const drawn = disc(128, 128, 112, stock) + path(icon.soccerBall, ink);
  return at('translate(38 160) rotate(-14 128 128) scale(1.05)', drawn) + shade;
}

/** What the camera sees: corners, the light that says it is running, and the film's progress. */
function viewfinder(): string {
  return (
    line('M32 112V40H104M296 40H368V112M368 368V440H296M104 440H32V368', ink, 12) +
    `<circle cx="72" cy="82" r="15" fill="${hot}" stroke="${ink}" stroke-width="5"/>` +
    rect({ x: 0, y: 452, width: 400, height: 28 }, ink) +
    rect({ x: 0, y: 452, width: 236, height: 28 }, hot)
  );
}

function report(): string {
  const lengths = [170, 130, 160, 90, 170, 150, 120, 164, 100];
  const lines = lengths.map((width, i) => `M172 ${104 + i * 30}h${width}v8h${-width}Z`).join('');
  const sheetOfPaper = rect({ x: 150, y: 70, width: 216, height: 320 }, stock);
  return at('rotate(9 240 260)', `${sheetOfPaper}<path d="${lines}" fill="${ink}" opacity=".35"/>`);
}

/** A foil-rimmed sticker with its plate still unprinted: no name, no figure. */
function card(): string {
  const inner = { x: 52, y: 66, width: 246, height: 351 };
  const rim =
    `<rect x="44" y="58" width="262" height="367" rx="12" fill="${foil.base}"/>` +
    path('M44 200L306 90V58H56ZM44 400L306 250V330L80 425Z', foil.light);
  const namePlate =
    rect({ x: 52, y: 330, width: 246, height: 90 }, stock) +
    rect({ x: 52, y: 327, width: 246, height: 5 }, ink) +
    rect({ x: 68, y: 350, width: 150, height: 28 }, ink) +
    `<path d="M68 392h56v8h-56ZM138 392h56v8h-56Z" fill="${ink}" opacity=".5"/>` +
    `<rect x="234" y="310" width="48" height="34" rx="4" fill="${hot}" stroke="${ink}" stroke-width="4"/>`;
  const art = at('translate(52 66) scale(.492)', castCard('winger'));
  return at('rotate(-8 170 250)', rim + clipped(outline(inner), art + namePlate));
}
