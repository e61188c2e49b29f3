import { dots, rounded } from '../drawing/dots.ts';
import { icon } from '../drawing/icons.ts';
import { type Field, field, hot, ink, inkLight, pitch, pitchDeep, stock } from '../drawing/palette.ts';
import { at, chalkLines, clipped, type Drawing, disc, ground, line, path, rect, sheet } from '../drawing/svg.ts';

const VIEW = sheet(480, 360);

/** One picture for each of the three texts of the about page. */
export const aboutScenes = {
  mission: () =>
    scene(field.pitch, chalkLines('<circle cx="240" cy="236" r="150"/><path d="M-10 236H490"/>', 0.45) + graduate()),
  vision: () => scene(field.blue, horizon()),
  about: () => scene(field.hot, staircase()),
} as const satisfies Record<string, () => Drawing>;

function scene(inks: Field, body: string): Drawing {
  return { view: VIEW, body: ground(VIEW, inks, 14, 60, 560) + body };
}

/** The ball wears the mortarboard: sport becomes a degree. */
function graduate(): string {
  const ball = disc(128, 128, 112, stock) + path(icon.soccerBall, ink);
  const shade = dots({
    box: { x: 120, y: 110, width: 240, height: 240 },
    pitch: 10,
    ink,
    opacity: 0.7,
    tone: rounded(240, 222, 101, 2.6),
  });
  return at('translate(112 94)', ball) + shade + mortarboard(240, 96, 1);
}

/** A graduate's cap around the middle of its board. */
function mortarboard(x: number, y: number, scale: number): string {
  const cap = 'M-74 6C-74 44 -70 58 -66 62C-30 82 30 82 66 62C70 58 74 44 74 6Z';
  const board = 'M0 -52L146 0L0 52L-146 0Z';
  const tassel =
    line('M0 -2L104 24V84', hot, 7, 'stroke-linejoin="round" stroke-linecap="round"') +
    path('M94 80H114L120 118H88Z', hot);
  return at(
    `translate(${x} ${y}) scale(${scale})`,
    `<path d="${cap}" fill="${ink}" stroke="${stock}" stroke-width="7"/>` +
      `<path d="${board}" fill="${ink}" stroke="${stock}" stroke-width="7" stroke-linejoin="round"/>` +
      disc(0, -2, 8, hot) +
      tassel,
  );
}

/** A pass from the pitch at our feet, over the meadow, to the campus on the hill. */
function horizon(): string {
  const sun = disc(318, 128, 92, field.sun.flat);
  const hills = path('M-10 214C40 150 110 150 168 204C236 150 400 140 490 196V370H-10Z', pitchDeep);
  const meadow = path('M-10 250C120 216 330 216 490 250V370H-10Z', pitch);
  const penaltyBox = chalkLines(
    '<path d="M64 370L136 282H344L416 370M-10 282H490M192 282L202 258H278L288 282"/>',
    0.6,
    4,
  );
  const throughBall = line(
    'M196 304C150 120 230 40 312 134',
    hot,
    7,
    'stroke-dasharray="18 12" stroke-dashoffset="-10"',
  );
  const ball = at('translate(158 280) scale(.28)', disc(128, 128, 116, stock) + path(icon.soccerBall, ink));
  return sun + hills + at('translate(318 226) scale(1.18)', campus()) + meadow + penaltyBox + throughBall + ball;
}

/** A portico and its wings, standing on the origin. */
function campus(): string {
  const columns = [-34, -12, 10, 32].map((x) => `M${x - 5} -6v-40h8v40Z`).join('');
  return (
    path('M-96 0V-40H96V0Z', stock) +
    path('M-52 0V-52L0 -84L52 -52V0Z', stock) +
    path('M-40 -54L0 -76L40 -54Z', ink) +
    path(columns, ink) +
    path('M-86 -28h10v14h-10ZM-70 -28h10v14h-10ZM60 -28h10v14h-10ZM76 -28h10v14h-10Z', ink)
  );
}

/** From the first call to the degree: a line of passes climbs the steps, and the cap waits at the top. */
function staircase(): string {
  const steps = Array.from({ length: 5 }, (_, i) => ({ x: 40 + i * 84, y: 300 - i * 34, width: 500, height: 400 }));
  const blocks = steps
    .map((step, i) => rect(step, i % 2 ? inkLight : ink) + line(`M${step.x} ${step.y}H480`, stock, 5))
    .join('');
  const shade = dots({
    box: VIEW,
    pitch: 12,
    ink: pitch,
    opacity: 0.55,
    tone: (x, y) => Math.max(0, (y - 250 + (x - 240) * 0.3) / 240),
  });
  const first = steps[0] ?? VIEW;
  const silhouette = `M${first.x} 370V${steps.map(({ x, y }) => `${y}H${x + 84}`).join('V')}H490V370Z`;
  const hops = steps
    .slice(1)
    .map(({ x, y }) => `M${x - 42} ${y + 20}Q${x - 6} ${y - 74} ${x + 36} ${y - 14}`)
    .join('');
  const ball = at('translate(52 242) scale(.23)', disc(128, 128, 116, stock) + path(icon.soccerBall, ink));
  return (
    blocks +
    clipped(silhouette, shade) +
    line(hops, stock, 6, 'stroke-dasharray="14 10"') +
    ball +
    mortarboard(402, 100, 0.46)
  );
}
