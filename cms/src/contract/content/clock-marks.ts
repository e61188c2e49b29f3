/** Marks in texts that the clock fills, `{{name}}`: web prints them, because what the CMS answers does not depend on the time. */
export const CLOCK_MARKS = ['year', 'season'] as const;
export type ClockMark = (typeof CLOCK_MARKS)[number];

/** August, counted from 0: the first month of a season, as of a school year. */
const SEASON_START = 7;

/** The next class to finish school: that of the year in which the season ends. A season ends with July. */
export const nextClass = (now: Date): number => now.getUTCFullYear() + (now.getUTCMonth() >= SEASON_START ? 1 : 0);

/** What each mark prints at a time: `2026`, and `2026–27` from August on. */
export function clockWords(now: Date): Record<ClockMark, string> {
  const end = nextClass(now);
  const season = `${end - 1}–${String(end % 100).padStart(2, '0')}`;
  return { year: String(now.getUTCFullYear()), season };
}

/** The next times at which one of them prints something else, in milliseconds since 1970. */
export function clockChanges(now: Date): number[] {
  const year = now.getUTCFullYear();
  return [Date.UTC(year, SEASON_START), Date.UTC(year + 1, 0)].filter((moment) => moment > now.getTime());
}
