import { expect, test } from 'vitest';
import { IMAGE_TYPE_BYTES, imageTypeOf } from './image-type';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['image/jpeg', '\xff\xd8\xff\xe1'],
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/gif', 'GIF89a'],
  ['image/webp', 'RIFF\x10\0\0\0WEBPVP8 '],
  ['image/heic', '\0\0\0\x24ftypheic'],
  ['image/heic', '\0\0\0\x18ftypmif1'],
  ['image/avif', '\0\0\0\x1cftypavif'],
  [null, '\0\0\0\x18ftypmp42'],
  [null, '<svg xmlns='],
  [null, 'RIFF\x10\0\0\0WAVE'],
  [null, 'GIF88a'],
  [null, ''],
])('%s starts with %j', (type, start) => expect(imageTypeOf(bytes(start))).toBe(type));

test('the first bytes are enough', () => {
  for (const start of ['RIFF\x10\0\0\0WEBPVP8 ', '\0\0\0\x24ftypheic\0\0\0\0'])
    expect(imageTypeOf(bytes(start).subarray(0, IMAGE_TYPE_BYTES))).not.toBeNull();
});
