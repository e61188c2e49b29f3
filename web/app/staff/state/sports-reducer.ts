import type { Sport } from '@upfield/cms/contract';

export interface SportsState {
  sports: Sport[];
  selectedSport: Sport | null;
  isLoading: boolean;
  error: string | null;
}

export type SportsAction =
  | { type: 'loading-started' }
  | { type: 'sports-fetched'; sports: Sport[] }
  | { type: 'failed'; error: string }
  | { type: 'loading-ended' }
  | { type: 'sport-selected'; id: string };

export const initialSports: SportsState = { sports: [], selectedSport: null, isLoading: false, error: null };

/** Sports loading (specification §4): flag set, list fetched, an empty list on failure, flag cleared afterwards. */
export function sportsReducer(state: SportsState, action: SportsAction): SportsState {
  switch (action.type) {
    case 'loading-started':
      return { ...state, isLoading: true, error: null };
    case 'sports-fetched':
      return { ...state, sports: action.sports };
    case 'failed':
      return { ...state, sports: [], error: action.error };
    case 'loading-ended':
      return { ...state, isLoading: false };
    case 'sport-selected':
      return { ...state, selectedSport: state.sports.find(({ id }) => id === action.id) ?? null };
  }
}
