import { describe, expect, it } from 'vitest';
import { initialSports, sportsReducer } from './sports-reducer';

const soccer = { id: 's1', name: "Soccer-Men's Soccer" };
const tennis = { id: 's2', name: 'Tennis' };

describe('sportsReducer', () => {
  it('starts with nothing', () => {
    expect(initialSports).toEqual({ sports: [], selectedSport: null, isLoading: false, error: null });
  });

  it('sets the flag, and clears an earlier error', () => {
    const state = sportsReducer({ ...initialSports, error: 'no answer' }, { type: 'loading-started' });
    expect(state).toEqual({ ...initialSports, isLoading: true });
  });

  it('keeps the fetched list, the flag until it is cleared', () => {
    const fetched = sportsReducer(
      { ...initialSports, isLoading: true },
      { type: 'sports-fetched', sports: [soccer, tennis] },
    );
    expect(fetched).toEqual({ ...initialSports, isLoading: true, sports: [soccer, tennis] });
    expect(sportsReducer(fetched, { type: 'loading-ended' }).isLoading).toBe(false);
  });

  it('empties the list on failure', () => {
    const state = sportsReducer({ ...initialSports, sports: [soccer] }, { type: 'failed', error: 'no answer' });
    expect(state).toEqual({ ...initialSports, error: 'no answer' });
  });

  it('selects a sport of the list, and none otherwise', () => {
    const state = { ...initialSports, sports: [soccer, tennis] };
    expect(sportsReducer(state, { type: 'sport-selected', id: 's2' }).selectedSport).toBe(tennis);
    expect(sportsReducer(state, { type: 'sport-selected', id: 'x' }).selectedSport).toBeNull();
  });
});
