import { describe, expect, it, vi } from 'vitest';
import { type Page, PageCache } from './page-cache';

const PUBLIC = 'public, max-age=0, must-revalidate';

function page(text: string, { status = 200, cacheControl = PUBLIC, cookie = false } = {}): Page {
  const headers: [string, string][] = [['cache-control', cacheControl]];
  if (cookie) headers.push(['set-cookie', 'a=1']);
  return { status, headers, body: Buffer.from(text) };
}

function setUp(first: string | null = '1') {
  let revision = first;
  const cache = new PageCache({ current: async () => revision }, 1_000_000);
  return {
    move: (to: string | null) => {
      revision = to;
    },
    read: async (render: () => Promise<Page>, key = '/') => (await cache.get(key, render)).body.toString(),
  };
}

describe('page cache', () => {
  it('renders once while the revision stands still, and again when it has moved', async () => {
    const { read, move } = setUp();
    expect(await read(async () => page('a'))).toBe('a');
    expect(await read(async () => page('b'))).toBe('a');
    move('2');
    expect(await read(async () => page('c'))).toBe('c');
  });

  it('renders once for many who ask at the same time', async () => {
    const { read } = setUp();
    const render = vi.fn(async () => page('a'));
    await Promise.all([read(render), read(render), read(render)]);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['that is private', page('a', { cacheControl: 'private, no-store' })],
    ['that says nothing', page('a', { cacheControl: '' })],
    ['that sets a cookie', page('a', { cookie: true })],
    ['that was not found', page('a', { status: 404 })],
  ])('never keeps a page %s', async (_name, first) => {
    const { read } = setUp();
    await read(async () => first);
    expect(await read(async () => page('b'))).toBe('b');
  });

  it('goes on serving the last good page while the CMS is down', async () => {
    const { read, move } = setUp();
    await read(async () => page('good'));
    move(null);
    expect(await read(async () => page('down', { status: 503 }))).toBe('good');
    expect(await read(async () => page('down', { status: 503 }), '/never-seen')).toBe('down');
  });

  it('serves the last good page when the revision has moved but the page cannot be rendered', async () => {
    const { read, move } = setUp();
    await read(async () => page('good'));
    move('2');
    expect(await read(async () => page('down', { status: 503 }))).toBe('good');
  });

  it('forgets a page that has gone', async () => {
    const { read, move } = setUp();
    await read(async () => page('player'));
    move('2');
    expect(await read(async () => page('gone', { status: 404 }))).toBe('gone');
    move(null);
    expect(await read(async () => page('down', { status: 503 }))).toBe('down');
  });

  it('keeps nothing while the revision is unknown', async () => {
    const { read } = setUp(null);
    await read(async () => page('a'));
    expect(await read(async () => page('b'))).toBe('b');
  });
});
