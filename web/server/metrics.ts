import { subscribe } from 'node:diagnostics_channel';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { CMS_CALLS, type CmsCall } from '~/content.server/cms-call';
import type { PageCache } from './page-cache';
import type { PictureFolder } from './pictures/picture-folder';

/** What a request is for: a call that is passed on to the CMS, a picture in a size of pages, a file of the build, a page, or none of them. */
export type RequestKind = 'proxied' | 'picture' | 'file' | 'page' | 'other';

/** Seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const classOf = (status: number) => `${Math.floor(status / 100)}xx`;

/** Everything that the web server measures; docs/operations.md says what to watch. Counters begin at zero with each process. */
export class Metrics {
  readonly registry = new Registry();
  readonly #registers = [this.registry];

  readonly #requests = new Histogram({
    name: 'upfield_web_http_request_duration_seconds',
    help: 'Requests answered, by kind and class of status, but for the hits of the page cache that are sent before anything else',
    labelNames: ['kind', 'status'] as const,
    buckets: BUCKETS,
    registers: this.#registers,
  });

  readonly #renderings = new Histogram({
    name: 'upfield_web_rendering_duration_seconds',
    help: 'Pages rendered, by class of status, without the time in which they waited for their turn',
    labelNames: ['status'] as const,
    buckets: BUCKETS,
    registers: this.#registers,
  });

  readonly #cmsCalls = new Histogram({
    name: 'upfield_web_cms_call_duration_seconds',
    help: 'Calls to the CMS, by kind and class of status; "none" is a call without an answer',
    labelNames: ['kind', 'status'] as const,
    buckets: BUCKETS,
    registers: this.#registers,
  });

  readonly #picturesMade = new Counter({
    name: 'upfield_web_pictures_made_total',
    help: 'Pictures made in a size of pages; the others were kept',
    registers: this.#registers,
  });

  constructor() {
    subscribe(CMS_CALLS, (call) => this.#called(call as CmsCall));
  }

  answered(kind: RequestKind, status: number, seconds: number): void {
    this.#requests.observe({ kind, status: classOf(status) }, seconds);
  }

  rendered(status: number, seconds: number): void {
    this.#renderings.observe({ status: classOf(status) }, seconds);
  }

  pictureMade(): void {
    this.#picturesMade.inc();
  }

  /** The cache counts by itself: its hits are the one path on which nothing else may be done. */
  watchPages(cache: PageCache): void {
    new Counter({
      name: 'upfield_web_page_cache_total',
      help: 'Pages asked for: sent from the cache (hit), to be rendered (miss), an older one shown while the CMS fails (stale)',
      labelNames: ['result'] as const,
      registers: this.#registers,
      collect() {
        this.reset();
        for (const [result, count] of Object.entries(cache.counts)) this.inc({ result }, count);
      },
    });
    new Gauge({
      name: 'upfield_web_page_cache_bytes',
      help: 'Memory of the pages in the cache',
      registers: this.#registers,
      collect() {
        this.set(cache.bytes);
      },
    });
  }

  watchPictures(folder: PictureFolder): void {
    new Gauge({
      name: 'upfield_web_picture_cache_bytes',
      help: 'Room that the kept pictures take on the disk',
      registers: this.#registers,
      collect() {
        this.set(folder.bytes);
      },
    });
  }

  #called({ kind, status, seconds }: CmsCall): void {
    this.#cmsCalls.observe({ kind, status: status === null ? 'none' : classOf(status) }, seconds);
  }
}
