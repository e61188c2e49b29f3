import { describe, expect, it, vi } from 'vitest';
import { CmsRevisions } from './revision';

function setUp() {
  let time = 0;
  let asked = 0;
  const send = vi.fn<typeof fetch>(async () => {
    asked += 1;
    return Response.json({ revision: asked });
  });
  const revisions = new CmsRevisions('http://cms.test', () => time, send);
  return {
    revisions,
    send,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

describe('revision', () => {
  it('asks once for many, and again after a second', async () => {
    const { revisions, send, pass } = setUp();
    expect(await Promise.all([revisions.current(), revisions.current()])).toEqual(['1', '1']);
    pass(999);
    expect(await revisions.current()).toBe('1');
    pass(1);
    expect(await revisions.current()).toBe('2');
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is null while the CMS is down, keeps nobody waiting, and recovers', async () => {
    const { revisions, send, pass } = setUp();
    send.mockRejectedValueOnce(new Error('refused'));
    expect(await revisions.current()).toBeNull();
    pass(1000);
    expect(await revisions.current()).toBeNull();
    await vi.waitFor(async () => expect(await revisions.current()).toBe('1'));
  });

  it('is null for an answer that is none', async () => {
    const { revisions, send } = setUp();
    send.mockResolvedValueOnce(new Response('{}', { status: 500 }));
    expect(await revisions.current()).toBeNull();
  });
});
