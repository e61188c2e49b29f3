import { family } from './family';
import { forms } from './forms';
import { gallery } from './gallery';
import { playerCards } from './player-cards';
import { search } from './search';
import { sections } from './sections';
import { site } from './site';
import { stickers } from './stickers';
import { suggestions } from './suggestions';
import { trust } from './trust';

/** The Spanish texts of what visitors read; staff load theirs with their screens. */
export const spanish = {
  family,
  forms,
  gallery,
  playerCards,
  search,
  sections,
  site,
  stickers,
  suggestions,
  trust,
};

export type Spanish = typeof spanish;
