import { describe, expect, it } from 'vitest';
import { LOOP, ours, theirs, WIDTH } from './formation.ts';
import { instant, position } from './motion.ts';

const FRAME = 1 / 25;
const distance = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

describe('the moving tactics board', () => {
  it('is the same picture at the end of a round as at its start', () => {
    for (const t of [0, 1.7, 5.2, 9.9, 15.99]) {
      const first = instant(t);
      const again = instant(t + LOOP);
      expect(distance(first.ball, again.ball)).toBeLessThan(1e-9);
      first.traces.forEach((trace, i) => {
        const other = again.traces[i];
        expect(other?.strength).toBeCloseTo(trace.strength, 9);
        expect(distance(trace.to, other?.to ?? { x: 0, y: 0 })).toBeLessThan(1e-9);
      });
      ours.forEach((player, i) => {
        expect(distance(position(player, i, t), position(player, i, t + LOOP))).toBeLessThan(1e-9);
      });
    }
  });

  it('never lets the ball or a player jump from one frame to the next, the seam included', () => {
    for (let t = 0; t < LOOP + 1; t += FRAME) {
      expect(distance(instant(t).ball, instant(t + FRAME).ball)).toBeLessThan(4);
      theirs.forEach((player, i) => {
        expect(distance(position(player, i, t, true), position(player, i, t + FRAME, true))).toBeLessThan(0.4);
      });
    }
  });

  it('lets the line of a pass fade away before it is taken from the picture', () => {
    const step = LOOP / 12;
    const beforeNext = instant(step * 5 - 1e-6).traces;
    expect(Math.min(...beforeNext.map(({ strength }) => strength))).toBeLessThan(0.001);
  });

  it('keeps every player between the touchlines', () => {
    for (let t = 0; t < LOOP; t += FRAME) {
      ours.forEach((player, i) => {
        const { y } = position(player, i, t);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(WIDTH);
      });
    }
  });
});
