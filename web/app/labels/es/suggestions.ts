import type { SuggestionLabels } from '../en/suggestions';

export const suggestions: SuggestionLabels = {
  sports: [
    'Fútbol',
    'Baloncesto',
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
