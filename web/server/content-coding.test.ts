import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { CodedBody, chooseCoding, EFFORT, encode } from './content-coding';

const BOTH = { br: true, gzip: true };

describe('the coding for a client', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['identity', 'identity'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0, br;q=0', 'identity'],
    ['identity, gzip;q=0.5', 'identity'],
    ['*', 'br'],
    ['*;q=0.1, gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['deflate, zstd', 'identity'],
    ['*;q=0', 'identity'],
    ['nonsense;;q=x', 'identity'],
  ])('that sends %s is %s', (header, choice) => {
    expect(chooseCoding(header, BOTH)).toBe(choice);
    expect(chooseCoding(header, BOTH)).toBe(choice);
  });

  it('is one that there is', () => {
    expect(chooseCoding('br, gzip', { gzip: true })).toBe('gzip');
    expect(chooseCoding('br, gzip', {})).toBe('identity');
  });

  it('does not remember headers without end', () => {
    for (let count = 0; count < 2000; count++) chooseCoding(`gzip, x-${count}`, BOTH);
    expect(chooseCoding(`gzip, ${'x'.repeat(10_000)}`, BOTH)).toBe('gzip');
  });
});

describe('bytes', () => {
  const bytes = Buffer.from('A line of a page, á.\n'.repeat(200));

  it('decode to the same bytes in each coding', async () => {
    const [br, gzip] = [await encode(bytes, 'br', EFFORT.page), await encode(bytes, 'gzip', EFFORT.page)];
    expect(brotliDecompressSync(br)).toEqual(bytes);
    expect(gunzipSync(gzip)).toEqual(bytes);
    expect([br.buffer.byteLength, gzip.buffer.byteLength]).toEqual([br.byteLength, gzip.byteLength]);
  });

  it('that many clients are sent are coded once', async () => {
    const body = new CodedBody(bytes, EFFORT.page);
    const [first, second] = await Promise.all([body.in('br'), body.in('br')]);
    expect(second).toBe(first);
    expect(await body.in('br')).toBe(first);
    expect(gunzipSync(await body.in('gzip'))).toEqual(bytes);
    expect(await body.in('identity')).toBe(bytes);
  });

  it('that are few stay as they are', () => {
    expect(new CodedBody(bytes, EFFORT.page).codings).toEqual(BOTH);
    expect(new CodedBody(bytes.subarray(0, 1000), EFFORT.page).codings).toEqual({});
  });
});
