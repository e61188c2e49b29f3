import type { DemoCareer, DemoPlayer } from './demo-player';

/** The year of the next fall term when the data was written: nobody in it enrolls earlier. */
const WRITTEN_FOR = 2027;

/** August, counted from 0: U.S. colleges begin their fall term in it. */
const FALL = 7;

/** The year of the next fall term that somebody can still enroll for. */
export const nextIntake = (now: Date): number => now.getUTCFullYear() + (now.getUTCMonth() >= FALL ? 1 : 0);

/**
 * The invented players as they are on a day: from one fall to the next every year of their lives moves on, so that nobody enrolls
 * in the past and all keep their age. On the drawn shirts stays the class they were drawn for.
 */
export function playersOn(now: Date, players: readonly DemoPlayer[]): DemoPlayer[] {
  const years = Math.max(0, nextIntake(now) - WRITTEN_FOR);
  return years === 0 ? [...players] : players.map((player) => later(player, years));
}

const later = (player: DemoPlayer, years: number): DemoPlayer => ({
  ...player,
  dateOfBirth: player.dateOfBirth && sameDayLater(player.dateOfBirth, years),
  highSchoolGraduation: player.highSchoolGraduation + years,
  collegeEnrollmentExpected: player.collegeEnrollmentExpected + years,
  careers: player.careers.map((career) => laterCareer(career, years)),
});

const laterCareer = (career: DemoCareer, years: number): DemoCareer => ({
  ...career,
  startYear: career.startYear + years,
  endYear: career.endYear === null ? null : career.endYear + years,
});

/** @param day `yyyy-MM-dd`; February 29 is the 28th in a year that has none */
function sameDayLater(day: string, years: number): string {
  const year = Number(day.slice(0, 4)) + years;
  const moved = new Date(`${year}-${day.slice(5)}T00:00:00Z`);
  const exists = moved.toISOString().slice(5, 10) === day.slice(5);
  return exists ? `${year}-${day.slice(5)}` : `${year}-02-28`;
}
