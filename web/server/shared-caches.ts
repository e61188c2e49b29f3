import { type Kept, MAY_STAND_IN, type RevisionClock } from '~/content.server/revision-clock';
import { publicPage } from '~/site/cache-policy';
import { headerOf, type Page, withCacheControl } from './page';

/** The CMS answers: it confirmed the revision in this time, in milliseconds. It is asked once a second, and may take one and a half. */
const ANSWERS_MS = 5000;

/** What a page has aged of its time when it leaves: the confirmation, the second at the cache, a second of rounding at either end. */
const AGED_SECONDS = ANSWERS_MS / 1000 + 3;

const standInMs = ({ people }: Pick<Kept, 'people'>) => MAY_STAND_IN[people ? 'people' : 'site'];

/**
 * The page as it is sent while the CMS answers: caches between us and the visitor may show it for a second, and in our place while we fail, for
 * the time that it may stand in for the CMS (docs/decisions/029). A page that says something else about caches stays as it is.
 */
export function lent<Kind extends Page>(page: Kind, people: boolean): Kind {
  if (headerOf(page, 'cache-control') !== publicPage()['Cache-Control']) return page;
  const seconds = standInMs({ people }) / 1000 - AGED_SECONDS;
  return withCacheControl(page, `public, max-age=0, s-maxage=1, stale-if-error=${seconds}`);
}

/**
 * Whether a page may be lent now: what is said while the CMS is silent is asked for again each time, and so is what will not be true for as
 * long as it may be shown.
 * @param today the time of day, in milliseconds since 1970
 */
export function mayLend(kept: Kept & { changesAt: number }, clock: RevisionClock, today: number): boolean {
  return clock.now() - clock.confirmedAt <= ANSWERS_MS && today + standInMs(kept) < kept.changesAt;
}
