import { describe, expect, it } from 'vitest';
import { pictureSources } from './picture-fit';

const URL = '/uploads/hall_1a2b.jpg?v=lx3';
const FIT = { sizes: '50vw', from: 300, to: 400 };
const SIZES = '(min-resolution: 2.5dppx) calc((50vw) * 2 / 3), 50vw';

/** `{width in the address} {width that is said}` of the first source. */
const offered = (...args: Parameters<typeof pictureSources>) =>
  pictureSources(...args)[0]
    ?.srcSet.split(', ')
    .map((candidate) => candidate.replace(/^\/pictures\/(\d+)\/\S+ (\d+)w$/, '$1 $2'));

describe('the sources of a picture', () => {
  it('are AVIF and WebP, in the widths that a page may need', () => {
    expect(pictureSources(URL, { ...FIT, to: 300 })).toEqual([
      {
        type: 'image/avif',
        srcSet:
          '/pictures/320/hall_1a2b.jpg.avif?v=lx3 320w, /pictures/480/hall_1a2b.jpg.avif?v=lx3 480w, /pictures/640/hall_1a2b.jpg.avif?v=lx3 640w',
        sizes: SIZES,
      },
      {
        type: 'image/webp',
        srcSet:
          '/pictures/320/hall_1a2b.jpg.webp?v=lx3 320w, /pictures/480/hall_1a2b.jpg.webp?v=lx3 480w, /pictures/640/hall_1a2b.jpg.webp?v=lx3 640w',
        sizes: SIZES,
      },
    ]);
    expect(offered(URL, FIT)).toEqual(['320 320', '480 480', '640 640', '800 800']);
  });

  it('are none wider than the picture itself, whose width the last one tells', () => {
    expect(offered(URL, FIT, 500)).toEqual(['320 320', '480 480', '640 500']);
    expect(offered(URL, FIT, 100)).toEqual(['160 100']);
  });

  it('come to two pixels a point on screens that have three', () => {
    const sizes = '(max-width: 700px) min(77vw, 380px), (max-width: 900px) calc(30vw - 2px), 407px';
    expect(pictureSources(URL, { ...FIT, sizes })[0]?.sizes).toBe(
      '(max-width: 700px) and (min-resolution: 2.5dppx) calc((min(77vw, 380px)) * 2 / 3), ' +
        '(max-width: 900px) and (min-resolution: 2.5dppx) calc((calc(30vw - 2px)) * 2 / 3), ' +
        `(min-resolution: 2.5dppx) calc((407px) * 2 / 3), ${sizes}`,
    );
  });

  it.each(['/uploads/moving.gif?v=1', '/media/pitch-hero.webp', 'blob:http://site.example/1', '/uploads/a.png?view=s'])(
    'are none for %s',
    (url) => {
      expect(pictureSources(url, FIT)).toEqual([]);
    },
  );
});
