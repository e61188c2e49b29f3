import { playerAddress } from '~/player-cards/rules/gallery-address';
import { useLiveHrefs } from '~/ui/page-href';
import { allPlayersAddress } from './addresses';
import type { PageResult, PlayerResult, SearchAnswer } from './answer';

/** One line of the popup's list; every one is a link. */
export type Suggestion =
  | { kind: 'player'; href: string; player: PlayerResult }
  | { kind: 'all-players'; href: string; total: number }
  | { kind: 'page'; href: string; page: PageResult };

/** The lines in order: players, a link to all players when there are more, pages. */
export function suggestionsOf(answer: SearchAnswer | null): Suggestion[] {
  if (!answer) return [];
  const all = allPlayersAddress(answer);
  return [
    ...answer.players.map((player) => ({ kind: 'player' as const, href: playerAddress(player.id), player })),
    ...(all ? [{ kind: 'all-players' as const, href: all, total: answer.playerTotal }] : []),
    ...answer.pages.map((page) => ({ kind: 'page' as const, href: page.href, page })),
  ];
}

/** The lines of an answer that lead somewhere: the gallery may not be published. */
export function useSuggestions(answer: SearchAnswer | null): Suggestion[] {
  const liveHref = useLiveHrefs();
  return suggestionsOf(answer).filter(({ href }) => liveHref(href) !== null);
}
