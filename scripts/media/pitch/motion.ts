import { LOOP, ours, type Player, type Point, possession } from './formation.ts';

const STEP = LOOP / possession.length;
/** A player keeps the ball for this part of a step before passing. */
const HOLD = 0.22;
/** The ball lies this far, in metres, from the middle of the disc of whoever has it. */
const AT_FEET = 2.35;
/** How far a pass bends away from the straight line, as a part of its length. */
const BEND = 0.22;
/** A pass leaves a line that has faded away after so many steps. */
const TRAIL = 4;

/** A pass, or the part of it already travelled: a quadratic curve. */
export interface Trace {
  readonly from: Point;
  readonly control: Point;
  readonly to: Point;
  /** 1 while the ball flies, falling to 0 as the line fades. */
  readonly strength: number;
}

/** Everything that moves, at one instant. */
export interface Instant {
  readonly ball: Point;
  readonly traces: readonly Trace[];
}

/**
 * Where a player stands. Every term has a period that divides the loop, so the film closes exactly.
 * @param index the place in the side, which gives each player a rhythm of their own; 0 is the keeper, who moves least
 * @param t seconds, any real number
 */
export function position(player: Player, index: number, t: number, opponent = false): Point {
  const turn = (2 * Math.PI * t) / LOOP;
  const phase = index * 2.399 + (opponent ? 1.3 : 0);
  const keeper = index === 0;
  const push = Math.sin(turn - 0.8) * (keeper ? 1.25 : 5) + 2;
  return {
    x: player.home.x + push + Math.sin(turn * 2 + phase) * (keeper ? 0.92 : 2.3),
    y: player.home.y + Math.cos(turn + phase * 1.7) * (keeper ? 1.5 : 3) + Math.sin(turn * 3 + phase) * 0.9,
  };
}

/** The ball and the passes behind it. @param t seconds, any real number */
export function instant(t: number): Instant {
  const step = Math.floor(t / STEP);
  const progress = t / STEP - step;
  const flight = Math.max(0, (progress - HOLD) / (1 - HOLD));
  const current = pass(step);
  const travelled = split(current, glide(flight));
  const past = Array.from({ length: TRAIL }, (_, age) => faded(pass(step - 1 - age), age + progress));
  if (flight === 0) return { ball: atFeet(step, t), traces: past };
  return { ball: travelled.to, traces: [...past, travelled] };
}

/** The ball leaves fast and arrives slowly. */
function glide(part: number): number {
  return 1 - (1 - part) ** 2;
}

function faded(trace: Trace, age: number): Trace {
  return { ...trace, strength: Math.max(0, 1 - age / TRAIL) };
}

function owner(step: number): number {
  const turns = possession.length;
  return possession[((step % turns) + turns) % turns] ?? 0;
}

function ownerPosition(step: number, t: number): Point {
  const index = owner(step);
  const player = ours[index];
  if (!player) throw new Error(`Nobody has place ${index} in the side`);
  return position(player, index, t);
}

/** The ball lies on the side of the next receiver, ready to be passed. */
function atFeet(step: number, t: number): Point {
  const mine = ownerPosition(step, t);
  const next = ownerPosition(step + 1, t);
  const distance = Math.hypot(next.x - mine.x, next.y - mine.y);
  return along(mine, next, AT_FEET / distance);
}

/** The whole pass of a step: from the kick to the moment the next player has it. */
function pass(step: number): Trace {
  const from = atFeet(step, (step + HOLD) * STEP);
  const to = atFeet(step + 1, (step + 1) * STEP);
  const side = step % 2 === 0 ? -BEND : BEND;
  const middle = along(from, to, 0.5);
  const control = { x: middle.x - (to.y - from.y) * side, y: middle.y + (to.x - from.x) * side };
  return { from, control, to, strength: 1 };
}

/** The first part of a curve (de Casteljau). */
function split(curve: Trace, part: number): Trace {
  const control = along(curve.from, curve.control, part);
  const to = along(control, along(curve.control, curve.to, part), part);
  return { ...curve, control, to };
}

function along(a: Point, b: Point, part: number): Point {
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}
