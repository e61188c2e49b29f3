import { z } from 'zod';
import { href, optionalLink } from './link';
import { media } from './media';

/** Blocks that several pages share. Text is '' where an editor left it empty. */

/** Title of a page and the sentence under it. */
export const pageHead = z.object({ title: z.string(), lead: z.string() });
export type PageHead = z.infer<typeof pageHead>;

/** Head over a background film. Without an own film the site's drawn pitch plays. */
export const filmHead = z.object({
  heading: z.string(),
  text: z.string(),
  link: optionalLink,
  /** Off: only the still picture shows. */
  showFilm: z.boolean(),
  film: media,
  poster: media,
});
export type FilmHead = z.infer<typeof filmHead>;

/** A picture with title and text, such as a stamp of a carousel. */
export const pictureCard = z.object({ title: z.string(), text: z.string(), picture: media });
export type PictureCard = z.infer<typeof pictureCard>;

/** The same with a target, the whole card being the link. */
export const linkedCard = pictureCard.extend({ href });
export type LinkedCard = z.infer<typeof linkedCard>;

/** Title and text without a picture. */
export const textCard = z.object({ title: z.string(), text: z.string() });
export type TextCard = z.infer<typeof textCard>;

/** Section that stands beside the lead form. */
export const formSection = z.object({
  heading: z.string(),
  text: z.string(),
  formHeading: z.string(),
  /** Small words beside the form's heading. */
  formNote: z.string(),
});
export type FormSection = z.infer<typeof formSection>;

/** Section that ends a page with one thing to do. */
export const callToAction = z.object({ heading: z.string(), text: z.string(), link: optionalLink });
export type CallToAction = z.infer<typeof callToAction>;
