import { PICTURE_FORMATS, PICTURE_WIDTHS, type PictureFormat, pictureAddress } from './picture-address';

/** How wide a picture is shown. One that covers its box is as wide as it is before the box cuts it. */
export interface PictureFit {
  /** The width in CSS lengths by media condition, as HTML has it. */
  sizes: string;
  /** The least and the most CSS pixels that this comes to: they bound the widths that a page offers. */
  from: number;
  to: number;
}

export interface PictureSource {
  /** A MIME type such as `image/avif`. */
  type: string;
  /** Candidates with their widths, `a.avif 480w, b.avif 960w`. */
  srcSet: string;
  /** How wide it is shown, as HTML has it; left out where there is one candidate. */
  sizes?: string;
}

/** Screens with more pixels a point show no more of a picture that an eye could see. */
const MOST_PIXELS_A_POINT = 2;

/** Screens of phones with about three pixels a point: their browsers are told two thirds of the width, which comes to two. */
const DENSE = { media: '(min-resolution: 2.5dppx)', share: '2 / 3' };

/** A length of `sizes`, and before it the condition under which it holds. */
const SIZE = /^(?:(\(.+?\)) )?(\S.*)$/;

/** What parts the lengths of `sizes`; the commas of `min()` are inside brackets. */
const BETWEEN_SIZES = /, (?![^(]*\))/;

/** An animation, of which other formats would show the first frame alone. */
const MAY_MOVE = /\.gif(\?|$)/i;

/**
 * The widths in which a picture is offered, and what each says of itself: the picture's own width where it is narrower.
 * @param own width of the stored picture, where it is known
 */
function candidates({ from, to }: PictureFit, own = Number.POSITIVE_INFINITY) {
  const most = Math.min(own, to * MOST_PIXELS_A_POINT);
  const fitting = PICTURE_WIDTHS.filter(
    (width, index) => (PICTURE_WIDTHS[index - 1] ?? 0) < most && width >= Math.min(from, most),
  );
  return fitting.map((width) => ({ width, described: Math.min(width, own) }));
}

/** The widths as they are, after those that dense screens are told. */
function sizesOf(sizes: string): string {
  const dense = sizes.split(BETWEEN_SIZES).map((size) => {
    const [, condition, length] = SIZE.exec(size) ?? [];
    const media = condition ? `${condition} and ${DENSE.media}` : DENSE.media;
    return `${media} calc((${length}) * ${DENSE.share})`;
  });
  return [...dense, sizes].join(', ');
}

/**
 * What a `<picture>` offers beside the stored picture itself: the smaller formats first.
 * @param own width of the stored picture in pixels, where it is known
 * @returns none for anything but an uploaded picture
 */
export function pictureSources(url: string, fit: PictureFit, own?: number): PictureSource[] {
  if (MAY_MOVE.test(url)) return [];
  const offered = candidates(fit, own);
  const sizes = sizesOf(fit.sizes);
  return (Object.keys(PICTURE_FORMATS) as PictureFormat[]).flatMap((format) => {
    const set = offered.flatMap(({ width, described }) => {
      const address = pictureAddress({ kind: 'width', width, format }, url);
      return address ? [`${address} ${described}w`] : [];
    });
    return set.length > 0 ? [{ type: PICTURE_FORMATS[format], srcSet: set.join(', '), sizes }] : [];
  });
}
