import { describe, expect, it, vi } from 'vitest';
import type { Cms } from '~/content.server/cms';
import { RevisionClock } from '~/content.server/revision-clock';
import { CmsRevisions } from './revision';

/** @param started time of day at which the test starts, in milliseconds */
function setUp(started = 0) {
  let time = 0;
  let asked = 0;
  const send = vi.fn<Cms['call']>(async () => {
    asked += 1;
    return Response.json({ revision: asked });
  });
  const clock = new RevisionClock(() => time);
  return {
    clock,
    revisions: new CmsRevisions({ call: send }, clock, () => started + time),
    send,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

describe('revision', () => {
  it('is confirmed once a minute without a visitor', async () => {
    vi.useFakeTimers();
    const { clock, revisions } = setUp();
    revisions.keepConfirmed();
    await vi.advanceTimersByTimeAsync(2 * 60_000);
    vi.useRealTimers();
    expect(clock.newest).toBe(2);
  });

  it('is asked for once for many, and again, in the background, while there are visitors', async () => {
    const { revisions, send, pass } = setUp();
    expect(await Promise.all([revisions.current(), revisions.current()])).toEqual([1, 1]);
    pass(49);
    expect(revisions.current()).toBe(1);
    expect(send).toHaveBeenCalledTimes(1);
    pass(1);
    expect([revisions.current(), revisions.current()]).toEqual([1, 1]);
    expect(send).toHaveBeenCalledTimes(2);
    await vi.waitFor(() => expect(revisions.current()).toBe(2));
  });

  it('is asked for as a second begins: caches that count seconds wait for its word', async () => {
    const { revisions, send, pass } = setUp(9_980);
    await revisions.current();
    pass(19);
    revisions.current();
    expect(send).toHaveBeenCalledTimes(1);
    pass(1);
    revisions.current();
    revisions.current();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is waited for where it was not asked for a quarter of a second, or the answer takes as long', async () => {
    const { revisions, send, pass } = setUp();
    await revisions.current();
    pass(249);
    expect(revisions.current()).toBe(1);
    pass(1);
    expect(revisions.current()).toBeInstanceOf(Promise);
    expect(await revisions.current()).toBe(2);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is waited for after a write, and asked for once more where the question was sent before', async () => {
    const { revisions, send, pass } = setUp();
    await revisions.current();
    revisions.written();
    expect(await revisions.current()).toBe(2);
    pass(50);
    expect(revisions.current()).toBe(2);
    revisions.written();
    revisions.written();
    expect(await revisions.current()).toBe(5);
    expect(send).toHaveBeenCalledTimes(5);
  });

  it('is waited for once after a write, however many follow', async () => {
    const { revisions } = setUp();
    await revisions.current();
    revisions.written();
    const reader = revisions.current();
    let isAnswered = false;
    void Promise.resolve(reader).then(() => {
      isAnswered = true;
    });
    for (let count = 0; count < 20; count += 1) {
      revisions.written();
      await Promise.resolve();
    }
    expect(isAnswered).toBe(true);
  });

  it('is null until the CMS answers for the first time, and no caller waits meanwhile', async () => {
    const { revisions, send, pass } = setUp();
    send.mockRejectedValueOnce(new Error('refused'));
    expect(await revisions.current()).toBeNull();
    pass(1000);
    expect(await revisions.current()).toBeNull();
    await vi.waitFor(async () => expect(await revisions.current()).toBe(1));
  });

  it.each([
    ['refuses', () => Promise.reject(new Error('refused'))],
    ['fails', async () => new Response('{}', { status: 500 })],
    ['answers nonsense', async () => Response.json({ revision: 'new' })],
  ])('is not forgotten while the CMS %s, nor confirmed', async (_, answer) => {
    const { clock, revisions, send, pass } = setUp();
    await revisions.current();
    send.mockImplementation(answer);
    expect(revisions.silent).toBe(false);
    pass(60_000);
    expect(await revisions.current()).toBe(1);
    expect(clock.confirmedAt).toBe(0);
    expect(revisions.silent).toBe(true);
    expect(revisions.current()).toBe(1);
  });
});
