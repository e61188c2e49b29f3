/** Reports events to the script that started a command: one JSON object per line on stdout. */
export function printEvent(event: { event: string } & Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify(event)}\n`);
}

/** Runs a command; a failure is printed on stderr and sets the exit code. */
export function run(command: () => Promise<void>): void {
  command().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
