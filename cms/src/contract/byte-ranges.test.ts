import { expect, test } from 'vitest';
import { isByteRanges } from './byte-ranges';

test.each([
  'bytes=0-99',
  'bytes=100-',
  'bytes=-50',
  'bytes=-0',
  'bytes=7-7',
  'bytes=0-1,5-6',
  'bytes= 0-1 , ,-3',
  'Bytes=0-1',
  'bytes=99999999999-',
])('%s asks for bytes', (header) => expect(isByteRanges(header)).toBe(true));

test.each([
  '',
  'bytes',
  'bytes=',
  'bytes=,',
  'bytes=abc',
  'bytes=a-b',
  'bytes=-',
  'bytes=9-3',
  'bytes=1-2-3',
  'bytes=0x1-2',
  'bytes=1.5-2',
  'bytes=0-1,abc',
  'bytes 0-1',
  'lines=0-1',
])('%s is as good as none', (header) => expect(isByteRanges(header)).toBe(false));
