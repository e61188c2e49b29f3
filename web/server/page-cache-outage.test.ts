import { describe, expect, it, vi } from 'vitest';
import { RevisionClock } from '~/content.server/revision-clock';
import type { Page } from './page';
import { lastSecond } from './shared-caches';
import { HOUR, header, MINUTE, PUBLIC, page, setUp } from './tests/page-cache-set-up';

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

  it('show a page no longer than to the end of the second, where that is nginx, which counts whole ones', async () => {
    const { get, made, pass } = setUp();
    const render = made(page('a'));
    const until = async () => header(await get(render), 'x-accel-expires');
    expect(await until()).toBe('@0');
    pass(999);
    expect(await until()).toBe('@0');
    pass(1);
    expect(await until()).toBe('@1');
  });

  it('show no page in a second of which the CMS has not said yet that nothing changed', () => {
    let time = 900;
    const clock = new RevisionClock(() => time);
    clock.confirm(1, time);
    time = 1040;
    expect(lastSecond(clock, 7000 + time)).toBe(7);
    clock.confirm(1, time);
    expect(lastSecond(clock, 7000 + time)).toBe(8);
  });

  it('must revalidate each time while the CMS is silent: only this server counts how long a page may be shown without it', async () => {
    const { get, made, move, pass } = setUp();
    await get(made(page('a')));
    move(null);
    pass(5001);
    expect(said(await get(made(page('b'))))).toBe(PUBLIC);
  });

  it('have to revalidate a page each time once its text is about to expire', async () => {
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

  it('counts what was rendered, shown again, and shown although it is old', async () => {
    const { cache, get, made, move } = setUp();
    for (let count = 0; count < 3; count++) await get(made(page('words')));
    await get(made(page('other'), { of: [2] }), '/other');
    move(null);
    await get(down(made));
    expect(cache.counts).toEqual({ hit: 2, miss: 2, stale: 1 });
  });

  it('a page that was never kept answers with the failure', async () => {
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
