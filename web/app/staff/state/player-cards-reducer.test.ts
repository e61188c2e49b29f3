import { describe, expect, it } from 'vitest';
import { initialPlayerCards, type PlayerCardsState, playerCardsReducer } from './player-cards-reducer';

interface Card {
  id: string;
  name: string;
}
const ana: Card = { id: 'a', name: 'Ana' };
const bo: Card = { id: 'b', name: 'Bo' };
const initial: PlayerCardsState<Card> = initialPlayerCards;
const loaded: PlayerCardsState<Card> = { cards: [ana, bo], activeCard: null, isLoading: false, error: null };

describe('playerCardsReducer', () => {
  it('starts empty, loading, without active card or error', () => {
    expect(initial).toEqual({ cards: [], activeCard: null, isLoading: true, error: null });
  });

  it('fetching replaces the list', () => {
    expect(playerCardsReducer(initial, { type: 'cards-fetched', cards: [ana] }).cards).toEqual([ana]);
    expect(playerCardsReducer(loaded, { type: 'cards-fetched', cards: [bo] })).toEqual({ ...loaded, cards: [bo] });
  });

  it('setting the active card stops loading', () => {
    expect(playerCardsReducer(initial, { type: 'active-card-set', card: ana })).toEqual({
      ...initial,
      activeCard: ana,
      isLoading: false,
    });
  });

  it('adding appends the card and makes it active', () => {
    const state = playerCardsReducer({ ...loaded, cards: [ana] }, { type: 'card-added', card: bo });
    expect(state.cards).toEqual([ana, bo]);
    expect(state.activeCard).toBe(bo);
  });

  it('updating replaces the card with the same id and makes it active', () => {
    const better = { id: 'a', name: 'Ana María' };
    const state = playerCardsReducer({ ...loaded, activeCard: ana }, { type: 'card-updated', card: better });
    expect(state.cards).toEqual([better, bo]);
    expect(state.activeCard).toBe(better);
  });

  it('deleting removes the card with that id, and an active card of that id alone', () => {
    expect(playerCardsReducer({ ...loaded, activeCard: ana }, { type: 'card-deleted', id: 'a' })).toEqual({
      ...loaded,
      cards: [bo],
    });
    expect(playerCardsReducer({ ...loaded, activeCard: bo }, { type: 'card-deleted', id: 'a' }).activeCard).toBe(bo);
  });

  it('an error can be set, and the next answer clears it', () => {
    const failed = playerCardsReducer(initial, { type: 'failed', error: 'no answer' });
    expect(failed).toEqual({ ...initial, isLoading: false, error: 'no answer' });
    expect(playerCardsReducer(failed, { type: 'cards-fetched', cards: [ana] }).error).toBeNull();
  });
});
