import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { REVISION_HEADER } from '@upfield/cms/contract';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { Rendering, withRendering } from './rendering';
import { CHECK_AFTER_MS, CHECK_TIMEOUT_MS, RevisionClock } from './revision-clock';

const MINUTE = 60_000;
/** Milliseconds after which what the CMS confirmed has to be asked again. */
const A_WHILE = CHECK_AFTER_MS + CHECK_TIMEOUT_MS + 1;
const FIRST = { status: 200, body: '{"word":"first"}', revision: 1 };
const site = { answer: FIRST, asked: 0, dropped: 0 };

const cms: Server = createServer((request, response) => {
  site.asked += 1;
  if (site.dropped > 0) {
    site.dropped -= 1;
    request.socket.destroy();
    return;
  }
  const { status, body, revision } = site.answer;
  const named = Number.isNaN(revision) ? {} : { [REVISION_HEADER]: String(revision) };
  response.writeHead(status, { 'Content-Type': 'application/json', ...named }).end(body);
});
await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
process.env.CMS_URL = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`;
const { read } = await import('./read');

const schema = z.object({ word: z.string() });
let page = 0;
let time = 0;
let clock = new RevisionClock();
let rendering = new Rendering(clock);

interface Options {
  about?: 'site' | 'people';
  draftHeaders?: Record<string, string>;
}

/** Reads as a rendering of its own does; `rendering` is its record. */
function readPage({ about = 'site', draftHeaders }: Options = {}) {
  rendering = new Rendering(clock);
  return withRendering(rendering, () => read({ path: `/page-${page}`, schema, about, draftHeaders }));
}

beforeEach(() => {
  vi.restoreAllMocks();
  page += 1;
  time = 0;
  clock = new RevisionClock(() => time);
  Object.assign(site, { answer: { ...FIRST }, asked: 0, dropped: 0 });
});
afterAll(() => cms.close());

const good = { ok: true, data: { word: 'first' }, stale: false };
const old = { ...good, stale: true };

describe('reading from the CMS', () => {
  it('answers what the contract promises', async () => {
    expect(await readPage()).toEqual(good);
  });

  it('tries a lost connection once more', async () => {
    site.dropped = 1;
    expect(await readPage()).toMatchObject({ stale: false });
    expect(site.asked).toBe(2);
  });

  it.each([
    ['fails', () => Object.assign(site.answer, { status: 500 })],
    ['breaks the contract', () => Object.assign(site.answer, { body: '{"word":1}' })],
    ['is gone', () => Object.assign(site, { dropped: 2 })],
  ])('gives the last good answer while it %s', async (_, fail) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await readPage();
    time += A_WHILE;
    fail();
    expect(await readPage()).toEqual(old);
  });

  it('names the page and the fields of a breach in the log, and nothing that was written in them', async () => {
    const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    for (const body of ['{"word":1}', 'a word of the editor']) {
      Object.assign(site.answer, { body });
      await expect(readPage()).rejects.toMatchObject({ status: 503 });
    }
    const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)));
    log.mockRestore();
    const breach = { level: 'error', server: 'web', time: expect.any(String) };
    expect(lines).toEqual([
      { ...breach, message: `The CMS's answer to /page-${page} breaks the contract: word (invalid_type)` },
      { ...breach, message: `The CMS's answer to /page-${page} breaks the contract: not JSON` },
    ]);
  });

  it('is unreachable without a last good answer, and drafts leave none', async () => {
    Object.assign(site.answer, { status: 500 });
    await expect(readPage()).rejects.toMatchObject({ status: 503 });
    Object.assign(site.answer, { status: 200 });
    await readPage({ draftHeaders: { 'x-preview': 'signed' } });
    Object.assign(site.answer, { status: 500 });
    await expect(readPage()).rejects.toMatchObject({ status: 503 });
  });

  it('distinguishes "not found" from "unreachable", and drops the last good answer after a 404', async () => {
    await readPage();
    time += A_WHILE;
    Object.assign(site.answer, { status: 404 });
    await expect(readPage()).rejects.toMatchObject({ status: 404 });
    time += A_WHILE;
    Object.assign(site.answer, { status: 500 });
    await expect(readPage()).rejects.toMatchObject({ status: 503 });
  });
});

describe('what is kept of the newest revision', () => {
  it('answers all further renderings, until a newer revision is known', async () => {
    for (let count = 0; count < 3; count += 1) expect(await readPage()).toEqual(good);
    expect(site.asked).toBe(1);
    Object.assign(site.answer, { body: '{"word":"second"}', revision: 2 });
    clock.confirm(2, time);
    expect(await readPage()).toEqual({ ...good, data: { word: 'second' } });
    expect(rendering.record).toMatchObject({ complete: true, mixed: false, revision: 2 });
  });

  it('counts as a read of that revision', async () => {
    await readPage({ about: 'people' });
    await readPage({ about: 'people' });
    expect(rendering.record).toMatchObject({ complete: true, mixed: false, revision: 1, people: true });
  });

  it.each([404, 400])('may be a %i', async (status) => {
    Object.assign(site.answer, { status });
    for (let count = 0; count < 3; count += 1) await expect(readPage()).rejects.toMatchObject({ status });
    expect(site.asked).toBe(1);
    expect(rendering.record).toMatchObject({ complete: true, revision: 1 });
  });

  it('is asked for again when the revision was not confirmed for a while', async () => {
    await readPage();
    time += A_WHILE;
    await readPage();
    expect(site.asked).toBe(2);
    time += A_WHILE;
    clock.confirm(1, time);
    await readPage();
    expect(site.asked).toBe(2);
  });

  it('is asked once by readers at the same time, and each records it', async () => {
    const [one, other] = [new Rendering(clock), new Rendering(clock)];
    const path = `/page-${page}`;
    await Promise.all([one, other].map((of) => withRendering(of, () => read({ path, schema, about: 'site' }))));
    expect(site.asked).toBe(1);
    expect([one.record.revision, other.record.revision]).toEqual([1, 1]);
  });

  it('is not waited for by a reader who knows of a newer revision', async () => {
    const before = readPage();
    clock.confirm(2, time);
    await Promise.all([before, readPage()]);
    expect(site.asked).toBe(2);
  });

  it('is never a draft, nor shown in place of one', async () => {
    await readPage({ draftHeaders: { 'x-preview': 'signed' } });
    await readPage();
    await readPage({ draftHeaders: { 'x-preview': 'signed' } });
    expect(site.asked).toBe(3);
  });

  it('cannot be changed by one of the pages that share it', async () => {
    const { data } = await readPage();
    expect(() => Object.assign(data, { word: 'other' })).toThrow(TypeError);
  });
});

describe('a last good answer', () => {
  const fail = () => Object.assign(site.answer, { status: 500 });

  it('about players is for ten minutes after the revision was confirmed', async () => {
    await readPage({ about: 'people' });
    fail();
    time = 10 * MINUTE;
    expect(await readPage({ about: 'people' })).toEqual(old);
    time += 1;
    await expect(readPage({ about: 'people' })).rejects.toMatchObject({ status: 503 });
  });

  it('about players is not used once a newer revision is known: the card may be hidden by now', async () => {
    await readPage({ about: 'people' });
    clock.confirm(2, time);
    fail();
    await expect(readPage({ about: 'people' })).rejects.toMatchObject({ status: 503 });
  });

  it('about the site is used for a day, even when a newer revision is known', async () => {
    await readPage();
    clock.confirm(2, time);
    fail();
    time = 24 * 60 * MINUTE;
    expect(await readPage()).toEqual(old);
    time += 1;
    await expect(readPage()).rejects.toMatchObject({ status: 503 });
  });

  it('is replaced by newer ones, so that requests for ever more addresses cannot fill the memory', async () => {
    Object.assign(site.answer, { body: JSON.stringify({ word: 'a'.repeat(1_000_000) }) });
    const oldest = page;
    await readPage();
    for (let count = 0; count < 20; count += 1) {
      page += 1;
      await readPage();
    }
    time += A_WHILE;
    fail();
    expect(await readPage()).toMatchObject({ stale: true });
    const newest = page;
    page = oldest;
    await expect(readPage()).rejects.toMatchObject({ status: 503 });
    page = newest;
  });
});

describe('the record of a rendering', () => {
  it('has the revision, which the clock learns from every answer', async () => {
    Object.assign(site.answer, { revision: 5 });
    await readPage();
    expect(rendering.record).toMatchObject({ complete: true, mixed: false, revision: 5, people: false });
    expect(clock.newest).toBe(5);
  });

  it.each([404, 400])('has the revision of a %i: a page without it is of that revision alone', async (status) => {
    Object.assign(site.answer, { status, revision: 6 });
    await expect(readPage()).rejects.toThrow();
    expect(rendering.record).toMatchObject({ complete: true, revision: 6 });
  });

  it('says that players were read, even when the read failed', async () => {
    Object.assign(site.answer, { status: 500 });
    await expect(readPage({ about: 'people' })).rejects.toThrow();
    expect(rendering.record.people).toBe(true);
  });

  it.each<[string, Partial<typeof FIRST>, Options]>([
    ['the answer names no revision', { revision: Number.NaN }, {}],
    ['the read failed', { status: 500 }, {}],
    ['it was a draft', {}, { draftHeaders: { 'x-preview': 'signed' } }],
  ])('is not complete when %s', async (_, answer, options) => {
    Object.assign(site.answer, answer);
    await readPage(options).catch(() => undefined);
    expect(rendering.record.complete).toBe(false);
  });

  it('is not complete with a last good answer', async () => {
    await readPage();
    time += A_WHILE;
    Object.assign(site.answer, { status: 500 });
    expect(await readPage()).toEqual(old);
    expect(rendering.record.complete).toBe(false);
  });

  it('has the next moment at which words change, past ones left out', () => {
    rendering = new Rendering(clock);
    rendering.changesAt([100, 300, 900, Number.NaN], 200);
    rendering.changesAt([500], 200);
    expect(rendering.record.changesAt).toBe(300);
  });
});
