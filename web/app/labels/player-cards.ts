import { catalogueOf } from './catalogue';
import { playerCards as en } from './en/player-cards';

export const playerCardsLabels = catalogueOf('playerCards', en);
