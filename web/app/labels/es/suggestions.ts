import type { SuggestionLabels } from '../en/suggestions';

export const suggestions: SuggestionLabels = {
  sports: [
    'Fútbol',
    'Básquetbol',
    'Voleibol',
    'Tenis',
    'Atletismo',
    'Natación',
    'Béisbol',
    'Softbol',
    'Golf',
    'Fútbol americano',
  ],
};
