import type { CardScore, PlayerCard } from '@upfield/cms/contract';

/** Tests that prove a player's English, the best proof first (DESIGN, Player page). */
export const ENGLISH_TESTS = ['toeflScore', 'duolingoScore', 'satScore'] as const satisfies readonly CardScore[];
type EnglishTest = (typeof ENGLISH_TESTS)[number];

export interface EnglishScore {
  test: EnglishTest;
  /** Null when none of the tests was taken: the place still says TOEFL, and "TBD". */
  score: number | null;
}

/** The best proof of English that a card has. */
export function englishScore(card: Partial<Pick<PlayerCard, EnglishTest>>): EnglishScore {
  const test = ENGLISH_TESTS.find((field) => typeof card[field] === 'number') ?? 'toeflScore';
  return { test, score: card[test] ?? null };
}

/** A GPA as U.S. transcripts print it: at least one decimal, `4.0`, `3.55`. */
export function gpaText(gpa: number): string {
  return Number.isInteger(gpa) ? gpa.toFixed(1) : String(gpa);
}

/** The same where a card may not have one. */
export function gpaOr(gpa: number | null | undefined, missing: string): string {
  return gpa === null || gpa === undefined ? missing : gpaText(gpa);
}

/** A score as the player's page prints it; null for one that the card does not have. */
export function scoreText(score: CardScore, value: number | null): string | number | null {
  return score === 'gpa' && value !== null ? gpaText(value) : value;
}
