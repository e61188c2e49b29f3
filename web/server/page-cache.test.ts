import { REVISION_HEADER } from '@upfield/cms/contract';
import { describe, expect, it, vi } from 'vitest';
import { currentRendering } from '~/content.server/rendering';
import { RevisionClock } from '~/content.server/revision-clock';
import type { Page } from './page';
import { PageCache } from './page-cache';

const PUBLIC = 'public, max-age=0, must-revalidate';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

function page(text: string, { status = 200, cacheControl = PUBLIC, cookie = false } = {}): Page {
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

function setUp(first: number | null = 1) {
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
      if (people) rendering.showsPeople();
      if (stale) rendering.isNotWhole();
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
    kept: async (key = '/') => (await cache.kept(key))?.body.toString(),
    read: async (render: () => Promise<Page>, key = '/') => (await cache.get(key, render)).body.toString(),
  };
}

const header = ({ headers }: Page, name: string) => new Map(headers).get(name);

describe('a kept page', () => {
  it('is shown while the revision stands still, and rendered again when it has moved', async () => {
    const { read, made, move } = setUp();
    expect(await read(made(page('a')))).toBe('a');
    expect(await read(made(page('b')))).toBe('a');
    move(2);
    expect(await read(made(page('c')))).toBe('c');
  });

  it('is rendered once for many who ask at the same time', async () => {
    const { read, made } = setUp();
    const render = vi.fn(made(page('a')));
    await Promise.all([read(render), read(render), read(render)]);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('is packed once for all of them', async () => {
    const { get, made } = setUp();
    const [first, second] = await Promise.all([get(made(page('a'))), get(made(page('a')))]);
    expect(first.packed).toBeDefined();
    expect(second).toBe(first);
    expect(await get(made(page('b')))).toBe(first);
  });

  it('can be had without a way to render it, by the same rules', async () => {
    const { kept, read, made, move, pass } = setUp();
    expect(await kept()).toBeUndefined();
    await read(made(page('a'), { people: true, changesAt: [HOUR] }));
    expect(await kept()).toBe('a');
    move(2);
    expect(await kept()).toBeUndefined();
    await read(made(page('b'), { people: true, changesAt: [HOUR] }));
    move(null);
    pass(10 * MINUTE);
    expect(await kept()).toBe('b');
    pass(1);
    expect(await kept()).toBeUndefined();
    move(2);
    expect(await kept()).toBe('b');
    pass(HOUR);
    expect(await kept()).toBeUndefined();
  });

  it('names its revision', async () => {
    const { get, made } = setUp(4);
    expect(header(await get(made(page('a'))), REVISION_HEADER)).toBe('4');
  });

  it('that reads nothing counts as of the newest revision', async () => {
    const { read, made, move } = setUp();
    await read(made(page('robots'), { of: [] }));
    expect(await read(made(page('b')))).toBe('robots');
    move(2);
    expect(await read(made(page('c')))).toBe('c');
  });

  it('is rendered again when what it says is no longer true', async () => {
    const { read, made, pass } = setUp();
    await read(made(page('until three'), { changesAt: [3 * HOUR, 5 * HOUR] }));
    pass(3 * HOUR - 1);
    expect(await read(made(page('b')))).toBe('until three');
    pass(1);
    expect(await read(made(page('since three')))).toBe('since three');
  });

  it('may be the one of all unknown addresses', async () => {
    const { read, made } = setUp();
    await read(made(page('nowhere', { status: 404 })));
    expect(await read(made(page('b')))).toBe('nowhere');
  });

  it('is dropped when the page is gone', async () => {
    const { read, made, move } = setUp();
    await read(made(page('player')));
    move(2);
    expect(await read(made(page('gone', { status: 404, cacheControl: 'no-store' })))).toBe('gone');
    move(null);
    expect(await read(made(page('down', { status: 503 }), { stale: true }))).toBe('down');
  });
});

describe('never keeps a page', () => {
  it.each([
    ['that is private', page('a', { cacheControl: 'private, no-store' }), {}],
    ['that says nothing', page('a', { cacheControl: '' }), {}],
    ['that sets a cookie', page('a', { cookie: true }), {}],
    ['that was not found', page('a', { status: 404, cacheControl: 'no-store' }), {}],
    ['with a last good answer, or a part left out', page('a'), { stale: true }],
    ['with an answer that names no revision', page('a'), { of: [1, null] }],
    ['whose reads name several revisions', page('a'), { of: [1, 2] }],
  ])('%s', async (_name, first, reads) => {
    const { read, made } = setUp();
    await read(made(first, reads));
    expect(await read(made(page('b'), { of: [2] }))).toBe('b');
  });

  it('while no revision is known', async () => {
    const { read, made } = setUp(null);
    await read(made(page('a')));
    expect(await read(made(page('b')))).toBe('b');
  });

  it('and says so to every other cache', async () => {
    const { cache, get, made } = setUp();
    for (const reads of [{ stale: true }, { of: [1, 2] }, { of: [null] }]) {
      for (const answer of [await get(made(page('a'), reads)), await cache.getOwn(made(page('a'), reads))]) {
        expect([header(answer, 'cache-control'), header(answer, REVISION_HEADER)]).toEqual(['no-store', undefined]);
      }
    }
  });
});

describe('other caches', () => {
  const said = (answer: Page) => header(answer, 'cache-control');

  it.each([
    ['with players', true, 592],
    ['without', false, 86_392],
  ])('may show a page %s for a second, and while we fail', async (_, people, seconds) => {
    const { get, made } = setUp();
    const rule = `public, max-age=0, s-maxage=1, stale-if-error=${seconds}`;
    const reads = { people };
    expect([said(await get(made(page('a'), reads))), said(await get(made(page('b'), reads)))]).toEqual([rule, rule]);
  });

  it('must revalidate each time while the CMS is silent: only this server counts how long a page may be shown without it', async () => {
    const { get, made, move, pass } = setUp();
    await get(made(page('a')));
    move(null);
    pass(5001);
    expect(said(await get(made(page('b'))))).toBe(PUBLIC);
  });

  it('have to ask each time for words that soon will not be true', async () => {
    const { get, made, pass } = setUp();
    const render = made(page('until tomorrow'), { changesAt: [25 * HOUR] });
    expect(said(await get(render))).toContain('s-maxage');
    pass(HOUR);
    expect(said(await get(render))).toBe(PUBLIC);
  });

  it('get the policy that a page sets itself', async () => {
    const { get, made } = setUp();
    const art = page('art', { cacheControl: 'public, max-age=604800' });
    expect(said(await get(made(art)))).toBe('public, max-age=604800');
  });
});

describe('content that is saved in the middle of a rendering', () => {
  it('makes the page once more, and the second is kept', async () => {
    const { read, made, move } = setUp();
    const render = vi
      .fn<() => Promise<Page>>()
      .mockImplementationOnce(async () => {
        const half = await made(page('half'), { of: [1, 2] })();
        move(2);
        return half;
      })
      .mockImplementation(made(page('whole'), { of: [2, 2] }));
    expect(await read(render)).toBe('whole');
    expect(await read(render)).toBe('whole');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('is not kept when it happens twice', async () => {
    const { get, made } = setUp();
    const answer = await get(made(page('half'), { of: [1, 2] }));
    expect(header(answer, 'cache-control')).toBe('no-store');
  });

  it('is seen, too, when another page has learned of it', async () => {
    const { get, read, made, move } = setUp();
    const render = async () => {
      const old = await made(page('old'), { of: [1] })();
      move(2);
      await read(made(page('other')), '/other');
      return old;
    };
    expect(header(await get(render), 'cache-control')).toBe('no-store');
  });
});

describe('while the CMS is silent', () => {
  const down = (made: ReturnType<typeof setUp>['made']) => made(page('down', { status: 503 }), { stale: true });

  it.each([
    ['with players', true, 10 * MINUTE],
    ['without', false, 24 * HOUR],
  ])('a page %s is shown for the time limit of its kind', async (_, people, limit) => {
    const { read, made, move, pass } = setUp();
    await read(made(page('good'), { people }));
    move(null);
    pass(limit);
    expect(await read(down(made))).toBe('good');
    pass(1);
    expect(await read(down(made))).toBe('down');
    move(1);
    expect(await read(down(made))).toBe('good');
  });

  it('no visitor waits for a rendering where an older page may be shown', async () => {
    const { get, made, move } = setUp();
    await get(made(page('words')));
    await get(made(page('other'), { of: [2] }), '/other');
    move(null);
    const render = vi.fn(down(made));
    const answer = await get(render);
    expect([answer.body.toString(), header(answer, 'cache-control')]).toEqual(['words', 'no-store']);
    expect(render).not.toHaveBeenCalled();
  });

  it('never seen, it is the failure', async () => {
    const { read, made, move } = setUp();
    await read(made(page('good')));
    move(null);
    expect(await read(down(made), '/never-seen')).toBe('down');
  });

  it('a page with players of an older revision is not shown: one of them may be hidden by now', async () => {
    const { read, made, move } = setUp();
    await read(made(page('player'), { people: true }));
    move(2);
    expect(await read(down(made))).toBe('down');
    move(null);
    expect(await read(down(made))).toBe('down');
  });

  it('another page of an older revision is, and is kept nowhere else', async () => {
    const { get, made, move, pass } = setUp();
    await get(made(page('words')));
    move(2);
    const answer = await get(down(made));
    expect([answer.body.toString(), header(answer, 'cache-control')]).toEqual(['words', 'no-store']);
    move(null);
    pass(24 * HOUR + 1);
    expect((await get(down(made))).body.toString()).toBe('down');
  });

  it('a page is not shown past the moment at which its words change', async () => {
    const { read, made, move, pass } = setUp();
    await read(made(page('until three'), { changesAt: [3 * HOUR] }));
    move(null);
    pass(3 * HOUR);
    expect(await read(down(made))).toBe('down');
  });
});
