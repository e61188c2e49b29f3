import { NO_SPORT, type Sport } from '@upfield/cms/contract';
import type { TileCard } from '../sticker/sticker-fields';
import { sportHeading } from './sport-name';

export interface SportGroup {
  /** The sport's id; `NO_SPORT` for the cards without one. */
  id: string;
  /** Null for the cards without a sport. */
  heading: string | null;
  cards: TileCard[];
  /** Cards the sport has in all, of which `cards` may be the first. */
  total: number;
}

/**
 * Puts cards under their sports, in the sports' display order; sports without cards are left out, and cards whose sport
 * is none of `sports` come last (specification §2, Player cards list).
 * @param totals cards in all by a group's id, where `cards` holds only some
 */
export function groupBySport(
  cards: readonly TileCard[],
  sports: readonly Sport[],
  totals: Readonly<Record<string, number>> = {},
): SportGroup[] {
  const known = new Set(sports.map(({ id }) => id));
  const groups = sports.map((sport): SportGroup => {
    const own = cards.filter((card) => card.sport?._id === sport.id);
    return { id: sport.id, heading: sportHeading(sport.name), cards: own, total: totals[sport.id] ?? own.length };
  });
  const rest = cards.filter((card) => !card.sport || !known.has(card.sport._id));
  const last = { id: NO_SPORT, heading: null, cards: rest, total: totals[NO_SPORT] ?? rest.length };
  return [...groups, last].filter((group) => group.cards.length > 0);
}

/** What the gallery has a group of cards for, in order: every sport, then no sport. */
export const groupIds = (sports: readonly Sport[]): string[] => [...sports.map(({ id }) => id), NO_SPORT];

/** How many pages a list has; at least one. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** The pages a pagination names: first, last, and those around the current one; null is a gap. */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const named = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((at) => at >= 1 && at <= pages)
    .sort((a, b) => a - b);
  return named.flatMap((at, index) => {
    const before = named[index - 1] ?? 0;
    return at - before > 1 ? [null, at] : [at];
  });
}

/** Every year from `first` to `last`, both included. */
export function yearsBetween(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/**
 * The album's numbers go on from group to group.
 * @returns by a group's id, how many cards stand before its first one
 */
export function numberedFrom(
  sports: readonly Sport[],
  totals: Readonly<Record<string, number>>,
): Record<string, number> {
  let count = 0;
  return Object.fromEntries(
    groupIds(sports).map((id) => {
      const start = count;
      count += totals[id] ?? 0;
      return [id, start];
    }),
  );
}
