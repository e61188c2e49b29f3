import type { Media } from '@upfield/cms/contract';
import { Picture } from '~/ui/picture';

interface ContentPictureProps {
  media: Media;
  /** How wide the picture is shown, in CSS lengths by media condition. */
  sizes?: string;
  priority?: boolean;
  /** For a picture whose meaning stands in the text beside it. */
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
