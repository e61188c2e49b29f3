import type { Sport } from '@upfield/cms/contract';
import { sportName } from './sport-name';

/** Choices of a list that stand under one heading; null for those that need none. */
export interface ChoiceGroup<Value> {
  heading: string | null;
  values: Value[];
}

/** Positions of the cards of one sport, as the CMS gives them. */
interface SportPositions {
  sport: Sport | null;
  positions: readonly string[];
}

/**
 * The positions to filter by: those of the chosen sport, or of all sports, each family of them under its name.
 * @param sport id of the chosen one
 * @param chosen position of the address, which may be none of a card
 */
export function positionChoices(
  groups: readonly SportPositions[],
  sport: string | undefined,
  chosen: string | undefined,
): ChoiceGroup<string>[] {
  const families = new Map<string | null, Set<string>>();
  for (const { sport: one, positions } of groups) {
    if (positions.length === 0 || (sport && sport !== one?.id)) continue;
    const family = sport ? null : sportName(one?.name);
    families.set(family, new Set([...(families.get(family) ?? []), ...positions]));
  }
  const known = [...families].map(([heading, values]) => ({ heading, values: [...values] }));
  const isKnown = !chosen || known.some(({ values }) => values.includes(chosen));
  return isKnown ? known : [{ heading: null, values: [chosen] }, ...known];
}

/**
 * The class years to filter by: who finishes school next comes first, and who has finished stands under a heading.
 * @param years of the cards
 * @param next the next class to finish school
 */
export function classChoices(years: readonly number[], next: number, finished: string): ChoiceGroup<number>[] {
  const groups = [
    { heading: null, values: years.filter((year) => year >= next) },
    { heading: finished, values: years.filter((year) => year < next).reverse() },
  ];
  return groups.filter(({ values }) => values.length > 0);
}
