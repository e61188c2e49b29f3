import { PRODUCT_SLUG } from '@upfield/cms/contract';
import { LRUCache } from 'lru-cache';
import type { CacheEntry, RevisionClock } from '~/content.server/revision-clock';
import type { PictureRequest } from '~/ui/picture-address';
import type { Revisions } from '../revision';
import { type Original, type Originals, OriginalsUnreachable } from './originals';

/** What the CMS said of a picture; null where visitors may not see it, or there is none. */
interface Said extends CacheEntry {
  original: Original | null;
}

/** Pictures of which an answer is remembered; it bounds the memory. */
const REMEMBERED = 20_000;

/** Runs a call to the CMS when the queue allows it. */
type InTurn = <Result>(ask: () => Promise<Result>) => Promise<Result>;

/** Whether a file is a picture of a player, which is public only with its card. */
export const isOfPerson = (file: string): boolean => file.startsWith(`${PRODUCT_SLUG}/`);

/**
 * Whether a picture may be shown: the CMS is asked once for each revision of the content, which moves with everything that hides a
 * picture. While it, or its storage, is silent, its last answer holds as long as for a page (docs/decisions/011, 033).
 */
export class PictureGate {
  readonly #said = new LRUCache<string, Said>({ max: REMEMBERED });
  readonly #asking = new Map<string, Promise<Original | null>>();

  constructor(
    private readonly originals: Originals,
    private readonly revisions: Revisions,
    private readonly clock: RevisionClock,
  ) {}

  /**
   * @param inTurn waits until the CMS may be asked
   * @returns null for a picture that is not there, or that visitors may not see
   * @throws OriginalsUnreachable when that is not known; what `inTurn` throws
   */
  async find(request: PictureRequest, inTurn: InTurn): Promise<Original | null> {
    const name = `${request.file} ${request.version}`;
    const revision = await this.revisions.current();
    const said = this.#said.get(name);
    const isNewest = said !== undefined && said.revision === revision;
    if (said && (isNewest || this.revisions.silent) && this.clock.mayShow(said)) return this.#confirmed(said);
    // Also when its revision was not answered in time: a CMS under load may still answer this, and browsers ask for a picture only once.
    const ask = () => inTurn(() => this.originals.find(request));
    return this.#askOnce(name, revision, ask, isOfPerson(request.file)).catch((error: unknown) => {
      // The CMS answers, but its storage does not.
      if (error instanceof OriginalsUnreachable && said && this.clock.mayShow(said)) return said.original;
      throw error;
    });
  }

  #confirmed(said: Said): Original | null {
    if (said.revision === this.clock.newest) said.confirmedAt = this.clock.confirmedAt;
    return said.original;
  }

  /** An answer is no older than the revision that was known before the question, so it may be kept under that one. */
  #askOnce(
    name: string,
    revision: number | null,
    ask: () => Promise<Original | null>,
    people: boolean,
  ): Promise<Original | null> {
    const work = `${revision} ${name}`;
    const running = this.#asking.get(work);
    if (running) return running;
    const { confirmedAt } = this.clock;
    const started = ask()
      .then((original) => {
        if (revision !== null) this.#said.set(name, { original, revision, people, confirmedAt });
        return original;
      })
      .finally(() => this.#asking.delete(work));
    this.#asking.set(work, started);
    return started;
  }
}
