import { type Effort, stepsOf } from './counted-person';

/** One journey of the table. */
export interface StepRow extends Effort {
  journey: string;
}

const rounded = (screens: number) => screens.toFixed(1);

/** Prints what the journeys cost, as a table that docs/steps.md takes over. */
export function printStepTable(rows: readonly StepRow[]): void {
  const lines = rows.map((row) =>
    [row.journey, row.presses, row.fields, rounded(row.screens), rounded(stepsOf(row))].join(' | '),
  );
  const head = ['Journey | Presses | Fields | Screens | Steps', '---|---|---|---|---'];
  process.stdout.write(`\n${[...head, ...lines].map((line) => `| ${line} |`).join('\n')}\n\n`);
}
