import { LRUCache } from 'lru-cache';
import { Rendering, type RenderRecord, withRendering } from '~/content.server/rendering';
import type { CacheEntry, RevisionClock } from '~/content.server/revision-clock';
import { isPacked, isPublic, type PackedPage, type Page, pack, uncacheable, withRevisionHeader } from './page';
import type { Revisions } from './revision';
import { lastSecond, maySharedCachesStore, withSharedCaching } from './shared-caches';

interface Rendered {
  page: Page;
  record: RenderRecord;
}

interface CachedPage extends CacheEntry {
  page: PackedPage;
  /** The same, as other caches may keep it when it is sent in this second. */
  shared?: { second: number; page: PackedPage };
  /** When its text expires, in milliseconds since 1970. */
  changesAt: number;
}

/** Memory of a page beside its bytes: key, headers, bookkeeping. */
const PAGE_OVERHEAD_BYTES = 8 * 1024;

/** A page's bytes with room for its two codings, which are made later: markup shrinks to a fifth. */
const WITH_CODINGS = 1.5;

const sizeOf = ({ page: { body } }: CachedPage): number =>
  Math.ceil(body.byteLength * WITH_CODINGS) + PAGE_OVERHEAD_BYTES;

/**
 * Pages that are the same for every visitor, cached as bytes under the one revision that all their reads named. A cached page is shown as long
 * as that is the newest known revision and its text has not expired; while the CMS is silent, for minutes or hours
 * (`RevisionClock.mayShow`; docs/decisions/011).
 */
export class PageCache {
  /** How many pages were asked for: sent from here, to be rendered, an older one shown because the CMS fails. */
  readonly counts = { hit: 0, miss: 0, stale: 0 };
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #rendering = new Map<string, Promise<Rendered>>();

  /**
   * @param clock what is known of the CMS's revision
   * @param maxBytes room for all pages together
   * @param today the time of day, in milliseconds since 1970
   */
  constructor(
    private readonly revisions: Revisions,
    private readonly clock: RevisionClock,
    maxBytes: number,
    private readonly today: () => number = Date.now,
  ) {
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf });
  }

  /** Memory that the pages take. */
  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  /**
   * The page under `key`: cached, or rendered now. Visitors who ask for the same page at once share one rendering.
   * @throws what `render` throws
   */
  async get(key: string, render: () => Promise<Page>): Promise<Page> {
    const revision = await this.revisions.current();
    if (revision === null) {
      this.counts.miss++;
      return (await this.#renderOnce(key, null, render)).page;
    }
    return (
      this.#current(key, revision) ?? this.#fallbackWhileSilent(key) ?? this.#renderAndStore(key, revision, render)
    );
  }

  /** The page under `key` if it needs no rendering; at once, unless the CMS has to be asked first. */
  lookUp(key: string): PackedPage | undefined | Promise<PackedPage | undefined> {
    const revision = this.revisions.current();
    return revision instanceof Promise
      ? revision.then((known) => this.#current(key, known))
      : this.#current(key, revision);
  }

  /**
   * A page for one visitor, which is never stored here.
   * @throws what `render` throws
   */
  async getOwn(render: () => Promise<Page>): Promise<Page> {
    // Its reads, too, may be answered by what is kept of the newest revision.
    await this.revisions.current();
    return (await this.#render(render)).page;
  }

  /** The cached page, where it is of the newest revision. */
  #current(key: string, revision: number | null): PackedPage | undefined {
    const cached = this.#pages.get(key);
    if (cached === undefined || cached.revision !== revision || !this.#mayShow(cached)) return undefined;
    cached.confirmedAt = this.clock.confirmedAt;
    this.counts.hit++;
    return this.#variant(cached);
  }

  #variant(cached: CachedPage): PackedPage {
    const today = this.today();
    if (!maySharedCachesStore(cached, this.clock, today)) return cached.page;
    const second = lastSecond(this.clock, today);
    if (cached.shared?.second !== second) {
      cached.shared = { second, page: withSharedCaching(cached.page, cached.people, second) };
    }
    return cached.shared.page;
  }

  /** While the CMS is silent a rendering would fail, so an older page is shown at once where that is allowed. */
  #fallbackWhileSilent(key: string): Page | undefined {
    return this.revisions.silent ? this.#fallback(key) : undefined;
  }

  /** The cached page, where it may be shown although a newer revision is known. */
  #fallback(key: string): Page | undefined {
    const cached = this.#pages.get(key);
    if (!cached || !this.#mayShow(cached)) return undefined;
    this.counts.stale++;
    return uncacheable(cached.page);
  }

  async #renderAndStore(key: string, revision: number, render: () => Promise<Page>): Promise<Page> {
    this.counts.miss++;
    let rendered = await this.#renderOnce(key, revision, render);
    // Content was saved during the rendering. One retry is enough: two saves in a row during renderings are rare.
    if (this.#isOutdated(rendered.record)) rendered = await this.#renderOnce(key, this.clock.newest, render);
    const { page, record } = rendered;
    if (page.status >= 500) return this.#fallback(key) ?? page;
    if (!record.complete || record.revision === null || this.#isOutdated(record)) return uncacheable(page);
    if (isPacked(page)) return this.#store(key, page, { ...record, revision: record.revision });
    this.#pages.delete(key);
    return page;
  }

  #store(
    key: string,
    page: PackedPage,
    { revision, people, changesAt }: RenderRecord & { revision: number },
  ): PackedPage {
    const known = this.#pages.get(key);
    // Every caller that waited for the same rendering gets here with its page.
    if (known?.page === page) return this.#variant(known);
    const { confirmedAt } = this.clock;
    const cached = { page, revision, people, changesAt, confirmedAt };
    this.#pages.set(key, cached);
    return this.#variant(cached);
  }

  #isOutdated({ complete, mixed, revision }: RenderRecord): boolean {
    return complete && (mixed || revision !== this.clock.newest);
  }

  #mayShow(cached: CachedPage): boolean {
    return this.today() < cached.changesAt && this.clock.mayShow(cached);
  }

  #renderOnce(key: string, revision: number | null, render: () => Promise<Page>): Promise<Rendered> {
    const name = `${revision} ${key}`;
    const running = this.#rendering.get(name);
    if (running) return running;
    const started = this.#render(render)
      .then(packForMany)
      .finally(() => this.#rendering.delete(name));
    this.#rendering.set(name, started);
    return started;
  }

  async #render(render: () => Promise<Page>): Promise<Rendered> {
    const rendering = new Rendering(this.clock);
    const page = await withRendering(rendering, render);
    const { record } = rendering;
    if (!record.complete || record.mixed) return { page: uncacheable(page), record };
    return { page: record.revision === null ? page : withRevisionHeader(page, record.revision), record };
  }
}

/** Packs a page that can be cached, once for all waiting requests. */
function packForMany({ page, record }: Rendered): Rendered {
  return { page: record.revision !== null && isPublic(page) ? pack(page) : page, record };
}
