import type { MetaDescriptor } from '@remix-run/react';
import type { Poster } from '~/ui/background-film';
import { type PictureFit, type PictureSource, pictureSources } from '~/ui/picture-fit';

interface FirstPicture {
  url: string;
  /** Width of the stored picture in pixels, where it is known. */
  width?: number | null;
}

/**
 * Lets the browser fetch the first screen's picture while it reads the page's head: the file that the `<picture>` will choose, in
 * the best format. Browsers that do not know the format leave the link alone.
 * @param picture null where the page has none
 * @param fit that the page shows it with
 * @param media of the windows that show it; all without it
 */
export function preloadPicture(
  picture: FirstPicture | null | undefined,
  fit: PictureFit,
  media?: string,
): MetaDescriptor[] {
  const [best] = picture ? pictureSources(picture.url, fit, picture.width ?? undefined) : [];
  return best ? [preload({ ...best, media })] : [];
}

/** The same for the still of a background film, each framing in its windows. */
export function preloadPoster({ sources }: Poster): MetaDescriptor[] {
  const [best] = sources;
  return sources.filter(({ type }) => type === best?.type).map(preload);
}

const preload = ({ type, srcSet, sizes, media }: PictureSource & { media?: string }) => ({
  tagName: 'link',
  rel: 'preload',
  as: 'image',
  type,
  media,
  imageSrcSet: srcSet,
  imageSizes: sizes,
  // React 18 knows the attribute only in lower case.
  fetchpriority: 'high',
});
