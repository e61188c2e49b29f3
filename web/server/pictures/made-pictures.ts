import { LRUCache } from 'lru-cache';

/** Null for a file of which no variant can be made; that result is cached too. */
type Made = Buffer | null;

interface KeptPicture {
  madeOf: string;
  bytes: Made;
}

/** Milliseconds after which a variant is dropped unless it is requested again, so that none outlives its original for long. */
const KEPT_FOR = 60 * 60_000;

/** A bounded cache of picture variants. It does not know whether a picture may be shown: the caller asks the CMS first. */
export class MadePictures {
  readonly #kept: LRUCache<string, KeptPicture>;
  readonly #making = new Map<string, Promise<Made>>();

  /** @param maxBytes room for all pictures together */
  constructor(maxBytes: number) {
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => (bytes?.byteLength ?? 0) + 1000,
      ttl: KEPT_FOR,
      ttlAutopurge: true,
    });
  }

  /**
   * The picture of this name, kept or made now; concurrent callers for the same name share one conversion.
   * @param madeOf what the variant depends on: when this value changes, it is made again
   * @throws what `make` throws; nothing is kept then
   */
  async get(name: string, madeOf: string, make: () => Promise<Made>): Promise<Made> {
    const kept = this.#kept.get(name);
    if (kept?.madeOf === madeOf) return kept.bytes;
    const work = `${name} ${madeOf}`;
    const running = this.#making.get(work);
    if (running) return running;
    const started = this.#make(name, madeOf, make).finally(() => this.#making.delete(work));
    this.#making.set(work, started);
    return started;
  }

  /** Drops a picture whose original is gone or hidden. */
  forget(name: string): void {
    this.#kept.delete(name);
  }

  async #make(name: string, madeOf: string, make: () => Promise<Made>): Promise<Made> {
    const bytes = await make();
    this.#kept.set(name, { madeOf, bytes });
    return bytes;
  }
}
