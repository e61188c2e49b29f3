import type { Media } from '@upfield/cms/contract';
import { type PictureFit, pictureSources } from './picture-fit';

interface PictureProps {
  /** The stored picture; what browsers without the newer formats get. */
  src: string;
  /** What the picture shows; empty for one that only decorates. */
  alt: string;
  /** Pixels, in the shape in which the page shows it, so that nothing moves while it loads. */
  width: number;
  height: number;
  /** How wide it is shown. An uploaded picture is then offered in smaller files. */
  fit?: PictureFit;
  /** Width of the stored picture in pixels, where it is known. */
  own?: number;
  /** True for a picture of the first screen: loaded at once and first. */
  priority?: boolean;
  /** True where nothing behind the picture shows through it: its place has the ground's colour until it is there. */
  opaque?: boolean;
  /** What stays in view where the picture is cut (`focus` of the contract); the style sheet of all pages knows each. */
  focus?: string;
  className?: string;
}

/** A picture with its dimensions, in the format and width that fit the screen, lazily loaded unless it is the first screen's. */
export function Picture({ src, alt, width, height, fit, own, priority, opaque, focus, className }: PictureProps) {
  const sources = fit ? pictureSources(src, fit, own) : [];
  const image = (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'auto' : 'async'}
      className={className}
      data-opaque={opaque || undefined}
      data-focus={focus}
      // React 18 knows the attribute only in lower case.
      {...(priority ? { fetchpriority: 'high' } : {})}
    />
  );
  if (sources.length === 0) return image;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} {...source} />
      ))}
      {image}
    </picture>
  );
}

interface ContentPictureProps {
  media: Media;
  fit: PictureFit;
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
      own={media.width ?? undefined}
      opaque={media.mime === 'image/jpeg'}
      focus={media.focus}
      {...rest}
    />
  );
}
