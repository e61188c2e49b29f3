import type { PlayerCard } from '@upfield/cms/contract';

export interface PlayerCardsState<Card extends { id: string } = PlayerCard> {
  cards: Card[];
  activeCard: Card | null;
  isLoading: boolean;
  error: string | null;
}

export type PlayerCardsAction<Card extends { id: string } = PlayerCard> =
  | { type: 'cards-fetched'; cards: Card[] }
  | { type: 'active-card-set'; card: Card | null }
  | { type: 'card-added'; card: Card }
  | { type: 'card-updated'; card: Card }
  | { type: 'card-deleted'; id: string }
  | { type: 'failed'; error: string };

export const initialPlayerCards: PlayerCardsState<never> = {
  cards: [],
  activeCard: null,
  isLoading: true,
  error: null,
};

/** The player cards state of specification §4. Every action with an answer clears the loading flag and an earlier error. */
export function playerCardsReducer<Card extends { id: string }>(
  state: PlayerCardsState<Card>,
  action: PlayerCardsAction<Card>,
): PlayerCardsState<Card> {
  switch (action.type) {
    case 'cards-fetched':
      return { ...state, cards: action.cards, isLoading: false, error: null };
    case 'active-card-set':
      return { ...state, activeCard: action.card, isLoading: false, error: null };
    case 'card-added':
      return { ...state, cards: [...state.cards, action.card], activeCard: action.card };
    case 'card-updated':
      return {
        ...state,
        cards: state.cards.map((card) => (card.id === action.card.id ? action.card : card)),
        activeCard: action.card,
      };
    case 'card-deleted':
      return {
        ...state,
        cards: state.cards.filter((card) => card.id !== action.id),
        activeCard: state.activeCard?.id === action.id ? null : state.activeCard,
      };
    case 'failed':
      return { ...state, isLoading: false, error: action.error };
  }
}
