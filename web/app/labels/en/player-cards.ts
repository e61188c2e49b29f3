export const playerCards = {};

export type PlayerCardsLabels = typeof playerCards;
