import { generate } from '../generate/index.ts';
import type { ThrowAwaySite } from '../lib/throw-away-site.ts';

/** Numbers of cards that are compared, and leads beside them. */
export const SIZES = { few: 100, many: 10_000 };
const LEADS = 1000;

/** Fills the database of a running site with players until it has so many cards. */
export const fillUp = (site: ThrowAwaySite, cards: number): Promise<void> =>
  generate(site.env, { cards, leads: cards === SIZES.many ? LEADS : 0 });
