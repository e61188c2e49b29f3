import type { Sport } from '@upfield/cms/contract';
import { NO_SPORT } from '@upfield/cms/contract/card-list';
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

/** A group of the gallery's first page, as the CMS gives it; also one without cards. */
export interface StartGroup {
  sport: Sport | null;
  total: number;
  cards: TileCard[];
}

const idOf = (sport: Sport | null): string => sport?.id ?? NO_SPORT;

/** The groups of the gallery's first page; those without cards are left out. */
export function startGroups(start: readonly StartGroup[]): SportGroup[] {
  return start
    .filter(({ cards }) => cards.length > 0)
    .map(({ sport, total, cards }) => ({
      id: idOf(sport),
      heading: sport && sportHeading(sport.name),
      cards,
      total,
    }));
}

/**
 * Puts cards under their sports, in the sports' display order; sports without cards are left out, and cards whose sport
 * is none of `sports` come last (specification §2, Player cards list).
 */
export function groupBySport(cards: readonly TileCard[], sports: readonly Sport[]): SportGroup[] {
  const known = new Set(sports.map(({ id }) => id));
  const groupOf = (sport: Sport | null, own: TileCard[]) => ({ sport, total: own.length, cards: own });
  return startGroups([
    ...sports.map((sport) =>
      groupOf(
        sport,
        cards.filter((card) => card.sport?._id === sport.id),
      ),
    ),
    groupOf(
      null,
      cards.filter((card) => !card.sport || !known.has(card.sport._id)),
    ),
  ]);
}

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
export function numberedFrom(start: readonly Pick<StartGroup, 'sport' | 'total'>[]): Record<string, number> {
  let count = 0;
  return Object.fromEntries(
    start.map(({ sport, total }) => {
      const before = count;
      count += total;
      return [idOf(sport), before];
    }),
  );
}
