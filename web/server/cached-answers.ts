import type { IncomingMessage, RequestListener } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { PackedPage } from './page';
import type { PageCache } from './page-cache';
import { isReading } from './page-request';
import type { PageSender } from './page-sender';
import { hasBody } from './request-body';

/** Room for all remembered targets and keys together, in characters; a longer pair is not remembered and is resolved at each request. */
const TARGETS_MAX_CHARACTERS = 4 * 1024 * 1024;
const TARGET_MAX_CHARACTERS = 1000;

/**
 * Maps request targets, as sent, to keys of the page cache. Each entry was resolved by `pageAddress` first, so it is always right. The size is
 * bounded, so that a stream of invented addresses cannot fill the memory.
 */
export class KnownTargets {
  readonly #keys = new LRUCache<string, string>({
    maxSize: TARGETS_MAX_CHARACTERS,
    maxEntrySize: TARGET_MAX_CHARACTERS,
    sizeCalculation: (key, target) => key.length + target.length,
  });

  /** @param target in origin-form: the other forms depend on the requested host */
  remember(target: string, key: string): void {
    this.#keys.set(target, key);
  }

  keyOf(target: string): string | undefined {
    return this.#keys.get(target);
  }
}

interface CachedAnswerParts {
  targets: KnownTargets;
  cache: PageCache;
  sender: PageSender;
  /** Name of the cookie that opens drafts. */
  previewCookie: string;
}

/**
 * Answers requests for cached pages with a known target and leaves all others to the framework: a page from the cache then costs neither its
 * middleware nor a promise (docs/decisions/028).
 * @param next takes what is not answered here
 */
export function cachedAnswers(
  { targets, cache, sender, previewCookie }: CachedAnswerParts,
  next: RequestListener,
): RequestListener {
  const isCacheable = (request: IncomingMessage) =>
    isReading(request) && !hasBody(request) && !request.headers.cookie?.includes(previewCookie);

  return (request, response) => {
    const key = isCacheable(request) ? targets.keyOf(request.url ?? '') : undefined;
    if (key === undefined) return next(request, response);
    const answer = (page: PackedPage | undefined) =>
      page ? sender.send(request, response, page) : next(request, response);
    const page = cache.lookUp(key);
    if (page instanceof Promise) void page.then(answer);
    else answer(page);
  };
}
