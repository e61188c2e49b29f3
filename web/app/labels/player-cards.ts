import { playerCards as en } from './en/player-cards';
import { playerCards as es } from './es/player-cards';
import type { Catalogue } from './use-labels';

export const playerCardsLabels: Catalogue<typeof en> = { en, es };
