import { forms } from './forms';
import { playerCards } from './player-cards';
import { search } from './search';
import { sections } from './sections';
import { site } from './site';

/** The Spanish texts of what visitors read; staff load theirs with their screens. */
export const spanish = { forms, playerCards, search, sections, site };

export type Spanish = typeof spanish;
