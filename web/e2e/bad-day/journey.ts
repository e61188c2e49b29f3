import type { Page } from '@playwright/test';

/** One step of a journey. */
export interface Step {
  name: string;
  /** Performs the step; repeated until it has worked. */
  act: () => Promise<void>;
  /** Expects that it worked. @param timeout milliseconds to wait for it */
  arrived: (timeout: number) => Promise<void>;
}

/** What a person wants to do on the site, step by step. */
export interface Journey {
  steps: Step[];
  /** Expects that whatever was typed so far still stands in its field. */
  expectKept: () => Promise<void>;
  /** Expects that everything typed has reached the database. */
  expectStored: () => Promise<void>;
}

export type JourneyName = 'visitor' | 'family' | 'staff';

/** An adverse condition, such as a lost connection. */
export interface Condition {
  name: string;
  /** Before the first page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Performs a step under the condition; absent where the step is performed as usual. */
  go?: (step: Step, journey: Journey, page: Page) => Promise<void>;
  /** Checks the page after each step. */
  look?: (page: Page, step: Step) => Promise<void>;
  /** Checks what the page says where the condition makes the rest of a journey impossible. */
  endsWith?: Partial<Record<JourneyName, (page: Page) => Promise<void>>>;
}

/** Time that a step may take on a small machine. */
export const STEP_MS = 60_000;
/** Time after which somebody tries again. */
const PATIENCE_MS = 4_000;

/** Repeats a step until it has worked, using the retry that the page offers. */
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

/** Performs a step and ignores its failure: an element may not have loaded yet, or was replaced meanwhile. */
export const attempt = (step: Step): Promise<void> => step.act().catch(() => undefined);

/** Closes error messages and presses the retry that they offer. */
async function answerProblems(page: Page): Promise<void> {
  const again = page.getByRole('alert').getByRole('button', { name: /^(Try again|Intentar de nuevo)$/ });
  const close = page.getByRole('dialog').getByRole('button', { name: /^(Try again|OK)$/ });
  for (const button of [again, close]) {
    for (const shown of await button.all()) await shown.click({ timeout: 1_000 }).catch(() => undefined);
  }
}
