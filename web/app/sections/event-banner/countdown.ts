/** What is left until an instant, cut to whole units. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Time from `now` to `until`, both in milliseconds since 1970. A part of a minute counts as a whole one, so that the
 * countdown shows 0, 0, 0 only when the instant is reached.
 */
export function timeLeft(until: number, now: number): TimeLeft {
  const left = Math.max(0, Math.ceil((until - now) / MINUTE) * MINUTE);
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
  };
}
