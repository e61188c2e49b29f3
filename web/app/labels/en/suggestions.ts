/** What fields suggest; any other answer is taken, too. */
export const suggestions = {
  sports: [
    'Soccer',
    'Basketball',
    'Volleyball',
    'Tennis',
    'Track & Field',
    'Swimming & Diving',
    'Baseball',
    'Softball',
    'Golf',
    'Football',
  ],
};

export type SuggestionLabels = typeof suggestions;
