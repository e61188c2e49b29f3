import { AsyncLocalStorage } from 'node:async_hooks';
import { RevisionClock } from './revision-clock';

/** The reads of a rendering, which decide whether it may be cached (docs/decisions/011). */
export interface RenderRecord {
  /** Every read was answered by the CMS, with published content. */
  complete: boolean;
  /** Content was saved during the rendering: the reads have several revisions. */
  mixed: boolean;
  /** Revision of the last read, or the newest known one where nothing was read; null while none is known. */
  revision: number | null;
  /** Whether players were read. */
  people: boolean;
  /** When its text expires although the content does not change, in milliseconds since 1970; infinite for most pages. */
  changesAt: number;
}

/** The record of the reads of one rendering. The read functions write it, so that routes need not. */
export class Rendering {
  readonly #revisions = new Set<number>();
  readonly #newestAtStart: number | null;
  #complete = true;
  #people = false;
  #changesAt = Number.POSITIVE_INFINITY;

  /** @param clock of the process, which learns from every answer */
  constructor(readonly clock: RevisionClock) {
    this.#newestAtStart = clock.newest;
  }

  /**
   * The CMS answered.
   * @param revision that the answer named; null when it named none
   * @param askedAt when it was asked, in milliseconds of the clock
   */
  answered(revision: number | null, askedAt: number): void {
    if (revision === null) {
      this.#complete = false;
      return;
    }
    this.#revisions.add(revision);
    this.clock.confirm(revision, askedAt);
  }

  /** An answer is missing, is a last good answer or is a draft: the rendering must not be shared with other visitors. */
  markIncomplete(): void {
    this.#complete = false;
  }

  markPeople(): void {
    this.#people = true;
  }

  /**
   * The page's text is true only until the next of these moments.
   * @param moments in milliseconds since 1970; past ones do not count
   */
  changesAt(moments: readonly number[], now = Date.now()): void {
    this.#changesAt = Math.min(this.#changesAt, ...moments.filter((moment) => moment > now));
  }

  /** The result; call it when the rendering has ended. */
  get record(): RenderRecord {
    return {
      complete: this.#complete,
      mixed: this.#revisions.size > 1,
      revision: [...this.#revisions].at(-1) ?? this.#newestAtStart,
      people: this.#people,
      changesAt: this.#changesAt,
    };
  }
}

// The HTTP server and the pages are two bundles in one process, each with its own copy of this module.
const KEY = Symbol.for('upfield.rendering');
const shared = globalThis as { [KEY]?: AsyncLocalStorage<Rendering> };
shared[KEY] ??= new AsyncLocalStorage<Rendering>();
const renderings = shared[KEY];

/** Runs a rendering; its reads are recorded in `rendering`. */
export const withRendering = <Result>(rendering: Rendering, work: () => Promise<Result>): Promise<Result> =>
  renderings.run(rendering, work);

/** The rendering that the caller belongs to. Outside of a rendering the CMS's revision is unknown, and no last good card is shown. */
export const currentRendering = (): Rendering => renderings.getStore() ?? new Rendering(new RevisionClock());
