import { REVISION_HEADER } from '@upfield/cms/contract';
import { describe, expect, it, vi } from 'vitest';
import type { Page } from './page';
import { HOUR, header, MINUTE, page, setUp } from './tests/page-cache-set-up';

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
