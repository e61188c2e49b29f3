import type { Media } from '@upfield/cms/contract';

export interface PictureSource {
  /** A MIME type such as `image/avif`. */
  type: string;
  /** Candidates with their widths, `a.avif 480w, b.avif 960w`. */
  srcSet: string;
}

interface PictureProps {
  src: string;
  /** What the picture shows; empty for one that only decorates. */
  alt: string;
  /** Pixels of the file itself, so that the page does not jump while it loads. */
  width: number;
  height: number;
  /** Newer formats first; the browser takes the first it knows. */
  sources?: PictureSource[];
  srcSet?: string;
  /** How wide the picture is shown, in CSS lengths by media condition. */
  sizes?: string;
  /** True for the picture the first screen is about: loaded at once and first. */
  priority?: boolean;
  className?: string;
}

/** A picture with its dimensions, lazily loaded unless it is the first screen's. */
export function Picture({ src, alt, width, height, sources = [], srcSet, sizes, priority, className }: PictureProps) {
  const image = (
    <img
      src={src}
      srcSet={srcSet}
      sizes={srcSet ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'auto' : 'async'}
      className={className}
      // React 18 knows the attribute only in lower case.
      {...(priority ? { fetchpriority: 'high' } : {})}
    />
  );
  if (sources.length === 0) return image;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}

interface ContentPictureProps {
  media: Media;
  /** How wide the picture is shown, in CSS lengths by media condition. */
  sizes?: string;
  priority?: boolean;
  /** For a picture whose meaning is in the text beside it. */
  decorative?: boolean;
  className?: string;
}

/** A picture that an editor chose. Nothing is drawn while none is chosen. */
export function ContentPicture({ media, decorative, ...rest }: ContentPictureProps) {
  if (!media) return null;
  return (
    <Picture
      src={media.url}
      alt={decorative ? '' : media.alt}
      width={media.width ?? 1600}
      height={media.height ?? 900}
      {...rest}
    />
  );
}
