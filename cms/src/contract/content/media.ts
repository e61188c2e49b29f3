import { z } from 'zod';

/** A picture or film that an editor chose. `width` and `height` are pixels, null for a film. */
export const mediaFile = z.object({
  /** Path on our origin for local files, else the media host's address. */
  url: z.string(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  /** Text for who cannot see it; empty for decoration. */
  alt: z.string(),
  mime: z.string(),
});
export type MediaFile = z.infer<typeof mediaFile>;

/** A media field: null while the editor has chosen nothing. */
export const media = mediaFile.nullable();
export type Media = z.infer<typeof media>;
