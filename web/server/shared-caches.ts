import type { CacheEntry, RevisionClock } from '~/content.server/revision-clock';
import { publicPage, STALE_LIMIT_MS } from '~/site/cache-policy';
import { headerOf, type Page, withHeaders } from './page';

/** The CMS answers: it confirmed the revision in this time, in milliseconds. It is asked once a second, and may take one and a half. */
const ANSWERS_MS = 5000;

/** How much of its time a page has used when it is sent: the confirmation, the second at the cache, a second of rounding at either end. */
const AGED_SECONDS = ANSWERS_MS / 1000 + 3;

const staleLimitMs = ({ people }: Pick<CacheEntry, 'people'>) => STALE_LIMIT_MS[people ? 'people' : 'site'];

/**
 * The second, since 1970, up to whose end nginx may show a page that is sent now. nginx counts whole seconds: `s-maxage=1` lets it show a page
 * for up to two (`X-Accel-Expires`, ngx_http_proxy_module). It is the second of the last confirmation: what was saved since may be unknown here.
 * @param today the time of day, in milliseconds since 1970
 */
export const lastSecond = (clock: RevisionClock, today: number): number =>
  Math.floor((today - (clock.now() - clock.confirmedAt)) / 1000);

/**
 * The page as it is sent while the CMS answers: shared caches may show it for a second, and while this server fails for as long as this
 * server itself could show it without the CMS (docs/decisions/029). A page with a cache policy of its own keeps that.
 * @param second of `lastSecond`
 */
export function withSharedCaching<Kind extends Page>(page: Kind, people: boolean, second: number): Kind {
  if (headerOf(page, 'cache-control') !== publicPage()['Cache-Control']) return page;
  const seconds = staleLimitMs({ people }) / 1000 - AGED_SECONDS;
  return withHeaders(page, {
    'cache-control': `public, max-age=0, s-maxage=1, stale-if-error=${seconds}`,
    'x-accel-expires': `@${second}`,
  });
}

/**
 * Whether shared caches may store the page now. They may not while the CMS does not answer, nor when the page's content expires before the
 * time for which they could show it.
 * @param today the time of day, in milliseconds since 1970
 */
export function maySharedCachesStore(
  kept: CacheEntry & { changesAt: number },
  clock: RevisionClock,
  today: number,
): boolean {
  return clock.now() - clock.confirmedAt <= ANSWERS_MS && today + staleLimitMs(kept) < kept.changesAt;
}
