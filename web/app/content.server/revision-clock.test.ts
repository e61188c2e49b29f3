import { describe, expect, it } from 'vitest';
import { RevisionClock } from './revision-clock';

const MINUTE = 60_000;

function setUp() {
  let time = 0;
  const clock = new RevisionClock(() => time);
  clock.confirm(7, 0);
  return {
    clock,
    at: (minutes: number) => {
      time = minutes * MINUTE;
    },
  };
}

describe('the newest revision', () => {
  it('is not known before the CMS answered', () => expect(new RevisionClock().newest).toBeNull());

  it('is not taken back by an answer that was overtaken', () => {
    const { clock } = setUp();
    clock.confirm(8, 10);
    clock.confirm(7, 20);
    expect([clock.newest, clock.confirmedAt]).toEqual([8, 10]);
  });

  it('is confirmed as of the time of the request, in any order of the answers', () => {
    const { clock } = setUp();
    clock.confirm(7, 30);
    clock.confirm(7, 20);
    expect(clock.confirmedAt).toBe(30);
  });
});

describe.each([
  ['what shows players', true, 10],
  ['another page', false, 24 * 60],
])('%s', (_, people, limit) => {
  const kept = { revision: 7, people, confirmedAt: 0 };

  it(`may be shown for ${limit} minutes after its revision was confirmed`, () => {
    const { clock, at } = setUp();
    at(limit);
    expect(clock.mayShow(kept)).toBe(true);
    at(limit + 1);
    expect(clock.mayShow(kept)).toBe(false);
  });

  it('may be shown again when the same revision is confirmed', () => {
    const { clock, at } = setUp();
    at(limit + 1);
    clock.confirm(7, limit * MINUTE);
    expect(clock.mayShow(kept)).toBe(true);
  });
});

it('of an older revision, only what shows no players may be shown, for a day after it was last right', () => {
  const { clock, at } = setUp();
  clock.confirm(8, 0);
  expect(clock.mayShow({ revision: 7, people: true, confirmedAt: 0 })).toBe(false);
  expect(clock.mayShow({ revision: 7, people: false, confirmedAt: 0 })).toBe(true);
  at(24 * 60 + 1);
  clock.confirm(8, 24 * 60 * MINUTE);
  expect(clock.mayShow({ revision: 7, people: false, confirmedAt: 0 })).toBe(false);
});
