import { z } from 'zod';
import { MANAGED_COLUMNS, type ManagedColumn } from './card-list';
import { encodeMessage } from './messages';
import { cardListQuery, staffPlayerCard } from './player-card';
import { cardSport } from './sport';

type ManagedSort = ManagedColumn | `-${ManagedColumn}`;

/** Orders of the list; `-` is descending. Cards that are equal in the column stand by name, in either direction. */
const SORTS = MANAGED_COLUMNS.flatMap((column): ManagedSort[] => [column, `-${column}`]);

const isTrue = z.literal('true', { error: encodeMessage('rule.choice') });

/** Query of GET /player-cards/managed; an unknown parameter is a 400. */
export const managedCardsQuery = cardListQuery
  .pick({ q: true, sport: true, graduation: true, page: true, pageSize: true, locale: true })
  .extend({
    visibility: z.enum(['public', 'hidden', 'deleted'], { error: encodeMessage('rule.choice') }).optional(),
    progress: z.enum(['missing', 'complete'], { error: encodeMessage('rule.choice') }).optional(),
    lacksConsent: isTrue.optional(),
    stale: isTrue.optional(),
    sort: z.enum(SORTS, { error: encodeMessage('rule.choice') }).default('-updated'),
  });
export type ManagedCardsQuery = z.infer<typeof managedCardsQuery>;
/** The same as it is sent. */
export type ManagedCardsRequest = z.input<typeof managedCardsQuery>;

/** One page of the staff's list. The header X-Total-Count says how many cards the query finds. */
export const managedCards = z.object({
  cards: z.array(staffPlayerCard),
  /** Of all cards, whatever the query asks for: what can be filtered by, and what needs attention. */
  all: z.object({
    count: z.number().int(),
    lackingConsent: z.number().int(),
    stale: z.number().int(),
    /** Deleted cards that can still be restored; `count` is without them. */
    deleted: z.number().int(),
    /** In display order. */
    sports: z.array(cardSport),
    /** High school graduations, the earliest first. */
    years: z.array(z.number().int()),
  }),
});
export type ManagedCards = z.infer<typeof managedCards>;
