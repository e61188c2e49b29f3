import { hot, ink, stock } from '../drawing/palette.ts';
import { at, disc, shout } from '../drawing/svg.ts';
import { ours, type Player, type Point, theirs } from './formation.ts';
import { type Framing, isTall, metresToPixels } from './framing.ts';
import { instant, position, type Trace } from './motion.ts';

/** The line of a pass: the hot ink, lightened so that it stays clear on grass. */
const passInk = '#FF6C42';
const shadow = '#06281A';

const DISC = 1.75;
const BALL = 0.78;

/**
 * Everything that moves, at one instant.
 * @param t seconds; t and t + 16 give the same picture
 */
export function play(framing: Framing, t: number): string {
  const { ball, traces } = instant(t);
  const upright = isTall(framing) ? 90 : 0;
  const side = (players: readonly Player[], opponent: boolean) =>
    players
      .map((player, index) => ({ player, place: position(player, index, t, opponent) }))
      .map(({ player, place }) => man(place, player.shirt, opponent, upright))
      .join('');
  const body = traces.map(passLine).join('') + side(theirs, true) + side(ours, false) + ballAt(ball);
  const { width, height } = framing;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<g transform="${metresToPixels(framing)}">${body}</g></svg>`
  );
}

const n = (value: number): string => value.toFixed(3);
const xy = ({ x, y }: Point): string => `${n(x)} ${n(y)}`;

function passLine({ from, control, to, strength }: Trace): string {
  return (
    `<path d="M${xy(from)}Q${xy(control)} ${xy(to)}" fill="none" stroke="${passInk}" ` +
    `stroke-opacity="${n(strength)}" stroke-width=".62" stroke-dasharray="1.5 .9"/>`
  );
}

function man(place: Point, shirt: number, opponent: boolean, upright: number): string {
  const [fill, lettering] = opponent ? [ink, stock] : [stock, ink];
  // Outlines are placed to a tenth of a unit, so they are set large and scaled down.
  const numeral = at(`rotate(${upright}) scale(.02)`, shout(String(shirt), 0, 38, 76, lettering));
  const disced = `<circle cx=".35" cy=".5" r="${DISC}" fill="${shadow}" fill-opacity=".45"/>${disc(0, 0, DISC, fill)}`;
  return at(`translate(${xy(place)})`, disced + numeral);
}

function ballAt(place: Point): string {
  const shade = `<circle cx=".25" cy=".35" r="${BALL}" fill="${shadow}" fill-opacity=".5"/>`;
  const ball = `<circle r="${BALL}" fill="${hot}" stroke="${stock}" stroke-width=".2"/>`;
  return at(`translate(${xy(place)})`, shade + ball);
}
