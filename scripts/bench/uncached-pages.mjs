/**
 * Loaded into a web server before its own code (`node --import`): its page cache stays empty, so that every request renders the page. What
 * pages read of the CMS is cached as ever.
 */
import { LRUCache } from 'lru-cache';

const { set } = LRUCache.prototype;

/** Entries of `PageCache` (web/server/page-cache.ts), which no other cache looks like. */
const isCachedPage = (/** @type {unknown} */ value) =>
  typeof value === 'object' && value !== null && 'page' in value && 'changesAt' in value;

/** @type {typeof set} */
LRUCache.prototype.set = function (key, value, options) {
  return isCachedPage(value) ? this : set.call(this, key, value, options);
};
