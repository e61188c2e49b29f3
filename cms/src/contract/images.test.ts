import { describe, expect, test } from 'vitest';
import { imageTypeNames } from './image-type';
import { fileKeyOf, IMAGE_MAX_BYTES, IMAGE_MAX_FRAMES, imageProblem, imageSizeProblem } from './images';
import { format } from './messages';

const file = (size: number, type = 'image/png') => ({ size, type });

describe('one picture', () => {
  test('is optional', () => expect(imageProblem(null, 'card')).toBeNull());
  test.each([['image/jpeg'], ['image/jpg'], ['image/png'], ['image/gif'], ['image/webp']])('may be %s', (type) =>
    expect(imageProblem(file(1, type), 'card')).toBeNull(),
  );
  test.each([['image/svg+xml'], ['text/html'], ['']])('may not be %j', (type) =>
    expect(imageProblem(file(1, type), 'card')).toEqual({ key: 'image.type' }),
  );
  test('says what to do about a photo of an iPhone', () =>
    expect(imageProblem(file(1, 'image/heic'), 'card')).toEqual({ key: 'image.heic' }));
  test.each(['image.type', 'image.heic'] as const)('of a wrong type is told which types are taken (%s)', (key) => {
    expect(format({ key })).toContain(`Please use ${imageTypeNames().replace(' or ', ', or ')} images.`);
    expect(format({ key }, 'es')).toContain(`Usa imágenes ${imageTypeNames('es')}.`);
  });
  test('may have exactly its limit', () => {
    expect(imageProblem(file(IMAGE_MAX_BYTES.card), 'card')).toBeNull();
    expect(imageProblem(file(IMAGE_MAX_BYTES.card + 1), 'card')).toEqual({ key: 'image.size', values: { max: 5 } });
    expect(imageProblem(file(IMAGE_MAX_BYTES.banner + 1), 'banner')).toEqual({
      key: 'image.size',
      values: { max: 10 },
    });
  });
});

describe('the key of a stored file', () => {
  test.each([
    ['/uploads/upfield/abc123.jpg', 'abc123'],
    ['https://cdn.example.com/upfield/a-b_c.webp', 'a-b_c'],
    ['https://bucket/upfield/upfield/last.png', 'last'],
  ])('%s has %s', (url, key) => expect(fileKeyOf(url)).toBe(key));
  test.each([
    ['/uploads/abc.jpg'],
    ['/uploads/upfield/.jpg'],
    ['/uploads/upfield/../x.jpg'],
    ['/upfield/a/b.jpg'],
    [''],
  ])('%s has none', (url) => expect(fileKeyOf(url)).toBeNull());
});

describe('what a picture unpacks to', () => {
  test.each([
    [{ width: 10_000, height: 5000, frames: 1 }, null],
    [{ width: 10_000, height: 5001, frames: 1 }, 'image.pixels'],
    [{ width: 1000, height: 1000, frames: 50 }, null],
    [{ width: 1000, height: 1000, frames: 51 }, 'image.pixels.animation'],
    [{ width: 1, height: 1, frames: IMAGE_MAX_FRAMES }, null],
    [{ width: 1, height: 1, frames: IMAGE_MAX_FRAMES + 1 }, 'image.frames'],
  ])('%j: %j', (size, key) => expect(imageSizeProblem(size)?.key ?? null).toBe(key));
});
