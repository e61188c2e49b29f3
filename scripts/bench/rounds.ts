import { median } from './statistics.ts';

/**
 * Measures several things in turn, again and again, so that a slow minute of the machine hits all of them.
 * @returns the median of each
 */
export async function alternating<Name extends string>(
  rounds: number,
  measurements: Record<Name, () => Promise<number>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(measurements) as Name[];
  const found = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 0; round < rounds; round++) {
    for (const name of names) found[name].push(await measurements[name]());
  }
  return Object.fromEntries(names.map((name) => [name, median(found[name])])) as Record<Name, number>;
}
