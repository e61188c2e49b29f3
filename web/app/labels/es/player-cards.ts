import type { PlayerCardsLabels } from '../en/player-cards';

export const playerCards: PlayerCardsLabels = {};
