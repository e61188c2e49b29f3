import type { Discipline } from './discipline';

/** A point on the ground: metres to the right of the middle, metres away from the viewer's feet. */
export type GroundPoint = readonly [across: number, away: number];

/** A line on the ground as a chain of points. */
export type GroundLine = readonly GroundPoint[];

/** What a court looks like from its side: lines on the ground, and a net across it where there is one. */
export interface Ground {
  readonly lines: readonly GroundLine[];
  /** Dashed lines: the ropes of a pool. */
  readonly ropes?: readonly GroundLine[];
  /** A net across the court: how far away, how far it reaches to either side, and how high its two edges hang. */
  readonly net?: { readonly away: number; readonly reach: number; readonly bottom: number; readonly top: number };
}

const ARC_STEPS = 48;

function arc(centre: GroundPoint, radius: number, fromDegrees = 0, toDegrees = 360): GroundLine {
  return Array.from({ length: ARC_STEPS + 1 }, (_, step): GroundPoint => {
    const angle = ((fromDegrees + ((toDegrees - fromDegrees) * step) / ARC_STEPS) * Math.PI) / 180;
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
  });
}

function box(left: number, right: number, near: number, far: number): GroundLine {
  return [
    [left, near],
    [left, far],
    [right, far],
    [right, near],
    [left, near],
  ];
}

function across(away: number, reach: number): GroundLine {
  return [
    [-reach, away],
    [reach, away],
  ];
}

/** A soccer pitch from the stand, the halfway line running away from the viewer. */
const pitch: Ground = {
  lines: [
    box(-52.5, 52.5, 2, 70),
    [
      [0, 2],
      [0, 70],
    ],
    arc([0, 36], 9.15),
    box(-52.5, -36, 16, 56),
    box(36, 52.5, 16, 56),
    arc([-41.5, 36], 9.15, -53, 53),
    arc([41.5, 36], 9.15, 127, 233),
  ],
};

/** Ground of each discipline; true to the court's proportions, scaled to fill the scene. */
export const GROUNDS: Readonly<Record<Discipline, Ground>> = {
  soccer: pitch,
  other: pitch,
  basketball: {
    lines: [
      box(-42, 42, 2, 62),
      [
        [0, 2],
        [0, 62],
      ],
      arc([0, 32], 7.2),
      box(-42, -25, 22, 42),
      box(25, 42, 22, 42),
      arc([-25, 32], 7.2, -90, 90),
      arc([25, 32], 7.2, 90, 270),
      arc([-37, 32], 20, -76, 76),
      arc([37, 32], 20, 104, 256),
    ],
  },
  volleyball: {
    lines: [box(-32, 32, 4, 64), across(18, 32), across(38, 32), across(28, 32)],
    net: { away: 28, reach: 35, bottom: 2.4, top: 5.5 },
  },
  tennis: {
    lines: [
      box(-34, 34, 4, 66),
      box(-26, 26, 4, 66),
      across(18, 26),
      across(50, 26),
      [
        [0, 18],
        [0, 50],
      ],
    ],
    net: { away: 34, reach: 39, bottom: 0, top: 2.6 },
  },
  track: {
    lines: [
      ...Array.from({ length: 9 }, (_, lane) => across(8 + lane * 7, 140)),
      [
        [-24, 8],
        [-12, 64],
      ],
      [
        [30, 8],
        [22, 64],
      ],
    ],
  },
  swimming: {
    lines: [box(-70, 70, 4, 66)],
    ropes: Array.from({ length: 5 }, (_, lane) => across(10 + lane * 11, 70)),
  },
  golf: {
    lines: [arc([14, 38], 24), arc([14, 38], 17), arc([-40, 26], 12), arc([52, 22], 9)],
  },
  baseball: {
    lines: [
      [
        [0, 4],
        [-60, 66],
      ],
      [
        [0, 4],
        [60, 66],
      ],
      [
        [0, 12],
        [-19, 32],
        [0, 52],
        [19, 32],
        [0, 12],
      ],
      arc([0, 32], 4),
      arc([0, 6], 62, 40, 140),
    ],
  },
};
