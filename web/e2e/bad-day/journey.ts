import type { Page } from '@playwright/test';

/** One thing that a person does on the way. */
export interface Step {
  name: string;
  /** Does it; done again where it did not work. */
  act: () => Promise<void>;
  /** Expects that it worked. @param timeout milliseconds to wait for it */
  arrived: (timeout: number) => Promise<void>;
}

/** What somebody comes for, step by step. */
export interface Journey {
  steps: Step[];
  /** Expects that whatever was typed so far still stands in its field. */
  expectKept: () => Promise<void>;
  /** Expects that everything typed has reached the database. */
  expectStored: () => Promise<void>;
}

export type JourneyName = 'visitor' | 'family' | 'staff';

/** What makes a day bad. */
export interface Condition {
  name: string;
  /** Before the first page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Goes a step; the plain way where the condition has no other. */
  go?: (step: Step, journey: Journey, page: Page) => Promise<void>;
  /** Looks at the page after each step. */
  look?: (page: Page, step: Step) => Promise<void>;
  /** Where somebody cannot go on, what the page says in place of the rest of the journey. */
  endsWith?: Partial<Record<JourneyName, (page: Page) => Promise<void>>>;
}

/** Time that a step may take on a small machine. */
export const STEP_MS = 60_000;
/** Time after which somebody tries again. */
const PATIENCE_MS = 4_000;

/** Does a step until it worked: what did not come is asked for again, as the page offers it. */
export async function goOn(page: Page, step: Step): Promise<void> {
  const end = Date.now() + STEP_MS;
  for (;;) {
    try {
      await step.arrived(PATIENCE_MS);
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await answerProblems(page);
    await attempt(step);
  }
}

/** Tries a step: what it needs may not be there yet, or have gone with what came meanwhile. */
export const attempt = (step: Step): Promise<void> => step.act().catch(() => undefined);

/** Closes what says that something went wrong, and takes the second try that it offers. */
export async function answerProblems(page: Page): Promise<void> {
  const again = page.getByRole('alert').getByRole('button', { name: /^(Try again|Intentar de nuevo)$/ });
  const close = page.getByRole('dialog').getByRole('button', { name: /^(Try again|OK)$/ });
  for (const button of [again, close]) {
    for (const shown of await button.all()) await shown.click({ timeout: 1_000 }).catch(() => undefined);
  }
}
