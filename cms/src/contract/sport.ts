import { z } from 'zod';

/** Longest name of a sport, in characters. */
export const SPORT_NAME_MAX = 80;

export const sport = z.object({ id: z.string(), name: z.string() });
export const sportList = z.array(sport);
export type Sport = z.infer<typeof sport>;

/** A card's sport; `_id` is the sport's `id` (specification §3). */
export const cardSport = z.object({ _id: z.string(), name: z.string() });
export type CardSport = z.infer<typeof cardSport>;
