import { LRUCache } from 'lru-cache';
import { type Made, Rendering, withRendering } from '~/content.server/rendering';
import type { Kept, RevisionClock } from '~/content.server/revision-clock';
import { isPacked, isPublic, named, type PackedPage, type Page, pack, unkept } from './page';
import type { Revisions } from './revision';
import { maySharedCachesStore, withSharedCaching } from './shared-caches';

interface Rendered {
  page: Page;
  made: Made;
}

interface KeptPage extends Kept {
  page: PackedPage;
  /** The same, as other caches may keep it. */
  shared: PackedPage;
  /** When its text expires, in milliseconds since 1970. */
  changesAt: number;
}

/** Memory of a page beside its bytes: key, headers, bookkeeping. */
const PAGE_OVERHEAD_BYTES = 8 * 1024;

function sizeOf({ page: { body, packed } }: KeptPage): number {
  const forms = Object.values(packed.forms).reduce((sum, { byteLength }) => sum + byteLength, 0);
  return body.byteLength + forms + PAGE_OVERHEAD_BYTES;
}

/**
 * Pages that are the same for every visitor, kept as bytes under the one revision that all their reads named. A kept page is shown as long
 * as that is the newest known revision and its text has not expired; while the CMS is silent, for minutes or hours
 * (`RevisionClock.mayShow`; docs/decisions/011).
 */
export class PageCache {
  readonly #pages: LRUCache<string, KeptPage>;
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

  /**
   * The page under `key`: kept, or rendered now. Visitors who ask for the same page at once share one rendering.
   * @throws what `render` throws
   */
  async get(key: string, render: () => Promise<Page>): Promise<Page> {
    const revision = await this.revisions.current();
    if (revision === null) return (await this.#renderOnce(key, null, render)).page;
    return this.#shown(key, revision) ?? this.#insteadOfFailing(key) ?? this.#renderAndKeep(key, revision, render);
  }

  /** The page under `key` if it needs no rendering; at once, unless the CMS has to be asked first. */
  kept(key: string): PackedPage | undefined | Promise<PackedPage | undefined> {
    const revision = this.revisions.current();
    return revision instanceof Promise ? revision.then((known) => this.#shown(key, known)) : this.#shown(key, revision);
  }

  /**
   * A page for one visitor, which is never kept here.
   * @throws what `render` throws
   */
  async getOwn(render: () => Promise<Page>): Promise<Page> {
    return (await this.#render(render)).page;
  }

  /** The kept page, where it is of the newest revision. */
  #shown(key: string, revision: number | null): PackedPage | undefined {
    const kept = this.#pages.get(key);
    if (kept === undefined || kept.revision !== revision || !this.#mayShow(kept)) return undefined;
    kept.confirmedAt = this.clock.confirmedAt;
    return this.#asSent(kept);
  }

  #asSent(kept: KeptPage): PackedPage {
    return maySharedCachesStore(kept, this.clock, this.today()) ? kept.shared : kept.page;
  }

  /** While the CMS is silent a rendering would fail, so an older page is shown at once where that is allowed. */
  #insteadOfFailing(key: string): Page | undefined {
    return this.revisions.silent ? this.#standIn(key) : undefined;
  }

  /** The kept page, where it may be shown although a newer revision is known. */
  #standIn(key: string): Page | undefined {
    const kept = this.#pages.get(key);
    return kept && this.#mayShow(kept) ? unkept(kept.page) : undefined;
  }

  async #renderAndKeep(key: string, revision: number, render: () => Promise<Page>): Promise<Page> {
    let rendered = await this.#renderOnce(key, revision, render);
    // Content was saved during the rendering. One retry is enough: two saves in a row during renderings are rare.
    if (this.#wasOvertaken(rendered.made)) rendered = await this.#renderOnce(key, this.clock.newest, render);
    const { page, made } = rendered;
    if (page.status >= 500) return this.#standIn(key) ?? page;
    if (!made.whole || made.revision === null || this.#wasOvertaken(made)) return unkept(page);
    if (isPacked(page)) return this.#keep(key, page, { ...made, revision: made.revision });
    this.#pages.delete(key);
    return page;
  }

  #keep(key: string, page: PackedPage, { revision, people, changesAt }: Made & { revision: number }): PackedPage {
    const known = this.#pages.get(key);
    // Every caller that waited for the same rendering gets here with its page.
    if (known?.page === page) return this.#asSent(known);
    const { confirmedAt } = this.clock;
    const kept = { page, shared: withSharedCaching(page, people), revision, people, changesAt, confirmedAt };
    this.#pages.set(key, kept);
    return this.#asSent(kept);
  }

  #wasOvertaken({ whole, mixed, revision }: Made): boolean {
    return whole && (mixed || revision !== this.clock.newest);
  }

  #mayShow(kept: KeptPage): boolean {
    return this.today() < kept.changesAt && this.clock.mayShow(kept);
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
    const { made } = rendering;
    if (!made.whole || made.mixed) return { page: unkept(page), made };
    return { page: made.revision === null ? page : named(page, made.revision), made };
  }
}

/** Packs a page that can be cached, once for all waiting requests. */
async function packForMany({ page, made }: Rendered): Promise<Rendered> {
  return { page: made.revision !== null && isPublic(page) ? await pack(page) : page, made };
}
