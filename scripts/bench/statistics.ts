/** @returns the value below which `share` of the values lie (nearest rank); NaN without values */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** @returns the middle value; of an even number of values the lower one of the middle pair */
export const median = (values: readonly number[]): number => percentile(values, 0.5);
