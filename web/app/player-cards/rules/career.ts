import type { CareerRecord } from '@upfield/cms/contract';

const end = (record: CareerRecord) => record.endYear ?? record.startYear ?? 0;

/** Current teams first, then the newest; teams of the same years keep the order the CMS gave. */
export function byRecency(careers: readonly CareerRecord[]): CareerRecord[] {
  return [...careers].sort(
    (one, other) =>
      Number(other.isCurrent) - Number(one.isCurrent) ||
      (one.isCurrent ? 0 : end(other) - end(one)) ||
      (other.startYear ?? 0) - (one.startYear ?? 0),
  );
}

/**
 * The years beside a team: "2024–Present", "2021–2024", "2021".
 * @param present the word for a team that goes on (specification §9, "Present")
 * @returns null when no year is known and the team is not current
 */
export function careerYears({ startYear, endYear, isCurrent }: CareerRecord, present: string): string | null {
  const last = isCurrent ? present : endYear;
  if (startYear === null || last === null || startYear === last) return (last ?? startYear)?.toString() ?? null;
  return `${startYear}–${last}`;
}
