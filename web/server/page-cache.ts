import { LRUCache } from 'lru-cache';
import type { Revisions } from './revision';

/** A whole answer: what is kept, and what is sent. */
export interface Page {
  status: number;
  headers: ReadonlyArray<readonly [name: string, value: string]>;
  body: Buffer;
}

interface Kept {
  page: Page;
  revision: string;
}

/** Whether the page itself says that it is the same for everyone. */
function isPublic(page: Page): boolean {
  const values = new Map(page.headers.map(([name, value]) => [name.toLowerCase(), value]));
  return page.status === 200 && !values.has('set-cookie') && /\bpublic\b/.test(values.get('cache-control') ?? '');
}

/**
 * Pages that are the same for every visitor, kept as bytes. A page is fresh as long as the CMS's revision has not moved; while the CMS is
 * down, the last good page goes on being served.
 */
export class PageCache {
  readonly #pages: LRUCache<string, Kept>;
  readonly #rendering = new Map<string, Promise<Page>>();

  /** @param maxBytes room for the bodies of all pages together */
  constructor(
    private readonly revisions: Revisions,
    maxBytes: number,
  ) {
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ page }) => page.body.byteLength + 1 });
  }

  /**
   * The page under `key`: kept, or rendered now. Visitors who ask for the same page at once share one rendering.
   * @throws what `render` throws, when there is no kept page to fall back on
   */
  async get(key: string, render: () => Promise<Page>): Promise<Page> {
    const revision = await this.revisions.current();
    const kept = this.#pages.get(key);
    if (kept && (revision === null || kept.revision === revision)) return kept.page;
    const page = await this.#renderOnce(`${revision} ${key}`, render);
    if (page.status >= 500) return kept?.page ?? page;
    if (revision !== null && isPublic(page)) this.#pages.set(key, { page, revision });
    else this.#pages.delete(key);
    return page;
  }

  #renderOnce(key: string, render: () => Promise<Page>): Promise<Page> {
    const running = this.#rendering.get(key);
    if (running) return running;
    const started = render().finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, started);
    return started;
  }
}
