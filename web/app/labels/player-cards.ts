import type { Catalogue } from './catalogue';
import { playerCards as en } from './en/player-cards';
import { playerCards as es } from './es/player-cards';

export const playerCardsLabels: Catalogue<typeof en> = { en, es };
