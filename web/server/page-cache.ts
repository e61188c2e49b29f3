import { REVISION_HEADER } from '@upfield/cms/contract';
import { LRUCache } from 'lru-cache';
import { type Made, Rendering, withRendering } from '~/content.server/rendering';
import type { Kept, RevisionClock } from '~/content.server/revision-clock';
import type { Revisions } from './revision';

/** A whole answer: what is kept, and what is sent. */
export interface Page {
  status: number;
  headers: ReadonlyArray<readonly [name: string, value: string]>;
  body: Buffer;
}

interface Rendered {
  page: Page;
  made: Made;
}

interface KeptPage extends Kept {
  page: Page;
  /** When its words change, in milliseconds since 1970. */
  changesAt: number;
}

/** Of a page that is there, and of the one page of all addresses that are not. */
const KEPT_STATUSES: readonly number[] = [200, 404];

/** Whether the page itself says that it is the same for everyone. */
function isPublic(page: Page): boolean {
  const values = new Map(page.headers.map(([name, value]) => [name.toLowerCase(), value]));
  const open = KEPT_STATUSES.includes(page.status) && !values.has('set-cookie');
  return open && /\bpublic\b/.test(values.get('cache-control') ?? '');
}

/** The page as it is sent when nobody may keep it. */
function unkept(page: Page): Page {
  const others = page.headers.filter(([name]) => !['cache-control', REVISION_HEADER].includes(name.toLowerCase()));
  return { ...page, headers: [...others, ['cache-control', 'no-store']] };
}

/** Says of which revision the page is, as an answer of the CMS does. */
const named = (page: Page, revision: number): Page => ({
  ...page,
  headers: [...page.headers, [REVISION_HEADER, String(revision)]],
});

/**
 * Pages that are the same for every visitor, kept as bytes under the one revision that all their reads named. A kept page is shown as long
 * as that is the newest known revision and its words are still true; while the CMS is silent, for minutes or hours
 * (`RevisionClock.mayShow`; docs/decisions/011).
 */
export class PageCache {
  readonly #pages: LRUCache<string, KeptPage>;
  readonly #rendering = new Map<string, Promise<Rendered>>();

  /**
   * @param clock what is known of the CMS's revision
   * @param maxBytes room for the bodies of all pages together
   * @param today the time of day, in milliseconds since 1970
   */
  constructor(
    private readonly revisions: Revisions,
    private readonly clock: RevisionClock,
    maxBytes: number,
    private readonly today: () => number = Date.now,
  ) {
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ page }) => page.body.byteLength + 1 });
  }

  /**
   * The page under `key`: kept, or rendered now. Visitors who ask for the same page at once share one rendering.
   * @throws what `render` throws
   */
  async get(key: string, render: () => Promise<Page>): Promise<Page> {
    const revision = await this.revisions.current();
    if (revision === null) return (await this.#renderOnce(key, null, render)).page;
    const kept = this.#pages.get(key);
    if (kept?.revision === revision && this.#mayShow(kept)) {
      kept.confirmedAt = this.clock.confirmedAt;
      return kept.page;
    }
    return this.#renderAndKeep(key, revision, render);
  }

  /**
   * A page for one visitor, which is never kept here.
   * @throws what `render` throws
   */
  async getOwn(render: () => Promise<Page>): Promise<Page> {
    return (await this.#render(render)).page;
  }

  async #renderAndKeep(key: string, revision: number, render: () => Promise<Page>): Promise<Page> {
    let rendered = await this.#renderOnce(key, revision, render);
    // Content was saved in the middle of it. Once more: two saves in a row that meet a rendering are rare.
    if (this.#wasOvertaken(rendered.made)) rendered = await this.#renderOnce(key, this.clock.newest, render);
    const { page, made } = rendered;
    if (page.status >= 500) return this.#inPlaceOf(page, key);
    if (!made.whole || made.revision === null || this.#wasOvertaken(made)) return unkept(page);
    const { revision: madeAt, people, changesAt } = made;
    const { confirmedAt } = this.clock;
    if (isPublic(page)) this.#pages.set(key, { page, revision: madeAt, people, changesAt, confirmedAt });
    else this.#pages.delete(key);
    return page;
  }

  #wasOvertaken({ whole, mixed, revision }: Made): boolean {
    return whole && (mixed || revision !== this.clock.newest);
  }

  /** The kept page, where it may be shown although a newer revision is known; else the failure itself. */
  #inPlaceOf(failure: Page, key: string): Page {
    const kept = this.#pages.get(key);
    return kept && this.#mayShow(kept) ? unkept(kept.page) : failure;
  }

  #mayShow(kept: KeptPage): boolean {
    return this.today() < kept.changesAt && this.clock.mayShow(kept);
  }

  #renderOnce(key: string, revision: number | null, render: () => Promise<Page>): Promise<Rendered> {
    const name = `${revision} ${key}`;
    const running = this.#rendering.get(name);
    if (running) return running;
    const started = this.#render(render).finally(() => this.#rendering.delete(name));
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
