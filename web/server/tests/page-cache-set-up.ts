import { currentRendering } from '~/content.server/rendering';
import { RevisionClock } from '~/content.server/revision-clock';
import type { Page } from '../page';
import { PageCache } from '../page-cache';

export const PUBLIC = 'public, max-age=0, must-revalidate';
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

export function page(text: string, { status = 200, cacheControl = PUBLIC, cookie = false } = {}): Page {
  const headers: [string, string][] = [['cache-control', cacheControl]];
  if (cookie) headers.push(['set-cookie', 'a=1']);
  return { status, headers, body: Buffer.from(text) };
}

/** What a read of the page under test leaves in its record. */
interface Read {
  /** Revisions of the answers, one a read. */
  of?: (number | null)[];
  people?: boolean;
  /** An answer is missing or old. */
  stale?: boolean;
  changesAt?: number[];
}

/** A page cache with a clock and a CMS that the test moves. @param first the revision it starts at; null is silent */
export function setUp(first: number | null = 1) {
  let time = 0;
  let cms = first;
  const clock = new RevisionClock(() => time);
  const revisions = {
    current: async () => {
      if (cms !== null) clock.confirm(cms, time);
      return clock.newest;
    },
    get silent() {
      return cms === null;
    },
  };
  const cache = new PageCache(revisions, clock, 1_000_000, () => time);

  /** Renders a page whose reads were these. */
  const made =
    (result: Page, { of = cms === null ? [] : [cms], people = false, stale = false, changesAt = [] }: Read = {}) =>
    async () => {
      const rendering = currentRendering();
      for (const revision of of) rendering.answered(revision, time);
      if (people) rendering.markPeople();
      if (stale) rendering.markIncomplete();
      rendering.changesAt(changesAt, time);
      return result;
    };
  return {
    cache,
    made,
    /** The CMS is at another revision now; null is silent. */
    move: (to: number | null) => {
      cms = to;
    },
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    get: (render: () => Promise<Page>, key = '/') => cache.get(key, render),
    kept: async (key = '/') => (await cache.lookUp(key))?.body.toString(),
    read: async (render: () => Promise<Page>, key = '/') => (await cache.get(key, render)).body.toString(),
  };
}

export const header = ({ headers }: Page, name: string) => new Map(headers).get(name);
