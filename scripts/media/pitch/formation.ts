/** A point on the pitch in metres: x along the touchline, y across, the origin at a corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Player {
  readonly home: Point;
  readonly shirt: number;
}

/** The pitch, in metres (the usual 105 by 68). */
export const LENGTH = 105;
export const WIDTH = 68;

/** One round of the film, in seconds. */
export const LOOP = 16;

const player = (x: number, y: number, shirt: number): Player => ({ home: { x, y }, shirt });

/** Our side, 4-3-3, attacking to the right. */
export const ours: readonly Player[] = [
  player(6, 34, 1),
  player(24, 9, 3),
  player(21, 25, 4),
  player(21, 43, 5),
  player(24, 59, 2),
  player(43, 34, 6),
  player(52, 20, 8),
  player(54, 48, 10),
  player(72, 10, 11),
  player(76, 35, 9),
  player(72, 58, 7),
];

/** The opponents, 4-4-2. */
export const theirs: readonly Player[] = [
  player(99, 34, 1),
  player(82, 58, 2),
  player(85, 43, 4),
  player(85, 25, 5),
  player(82, 10, 3),
  player(66, 60, 7),
  player(63, 42, 6),
  player(63, 26, 8),
  player(66, 9, 11),
  player(47, 41, 9),
  player(45, 27, 10),
];

/**
 * Who has the ball, in order, as indices into `ours`: out from the keeper, through midfield to the striker, and
 * back. The last pass returns to the first player, which is what lets the film begin again unseen.
 */
export const possession: readonly number[] = [0, 3, 5, 7, 4, 10, 7, 6, 8, 9, 5, 2];
