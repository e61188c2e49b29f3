import type { PlayerCard } from '@upfield/cms/contract';

export type EnglishTest = 'TOEFL' | 'Duolingo' | 'SAT';
type Scores = Partial<Pick<PlayerCard, 'toeflScore' | 'duolingoScore' | 'satScore'>>;

export interface EnglishScore {
  test: EnglishTest;
  /** Null when none of the tests was taken: the place still says TOEFL, and "TBD". */
  score: number | null;
}

/** The best proof of English a card has: TOEFL, else Duolingo, else SAT (DESIGN, Player page). */
export function englishScore({ toeflScore, duolingoScore, satScore }: Scores): EnglishScore {
  const taken = (
    [
      ['TOEFL', toeflScore],
      ['Duolingo', duolingoScore],
      ['SAT', satScore],
    ] as const
  ).find(([, score]) => score !== null && score !== undefined);
  return { test: taken?.[0] ?? 'TOEFL', score: taken?.[1] ?? null };
}

/** A GPA as U.S. transcripts print it: at least one decimal, `4.0`, `3.55`. */
export function gpaText(gpa: number): string {
  return Number.isInteger(gpa) ? gpa.toFixed(1) : String(gpa);
}

/** The same where a card may not have one. */
export function gpaOr(gpa: number | null | undefined, missing: string): string {
  return gpa === null || gpa === undefined ? missing : gpaText(gpa);
}
