import { z } from 'zod';

/**
 * Response header of a picture whose editor said what has to stay in view when it is cropped: `{x} {y}`, each of its side in
 * percent from the upper left.
 */
export const FOCAL_POINT_HEADER = 'x-focal-point';

/** Percent. */
export const FOCUS_STEP = 25;

/** A picture or film that an editor chose. `width` and `height` are pixels, null for a film. */
export const mediaFile = z.object({
  /** Path on our origin, with the version of the file: it is another one once the file was replaced. */
  url: z.string(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  /** Text for who cannot see it; empty for decoration. */
  alt: z.string(),
  mime: z.string(),
  /**
   * What has to stay in view where the page cuts the picture to another shape: `{x} {y}`, each of its side in percent from
   * the upper left, in steps of `FOCUS_STEP`, so that a style sheet can name them all. Left out where the editor set none.
   */
  focus: z.string().optional(),
});
export type MediaFile = z.infer<typeof mediaFile>;

/** A media field: null while the editor has chosen nothing. */
export const media = mediaFile.nullable();
export type Media = z.infer<typeof media>;
