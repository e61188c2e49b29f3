import { z } from 'zod';
import { optionalLink } from './link';
import { pageSeo } from './seo';

/** `/admin` (specification §2, Staff sign-in screen): the words around the form. */
export const signInPage = z.object({
  seo: pageSeo,
  /** Printed before the site's name. */
  title: z.string(),
  text: z.string(),
  forgotText: z.string(),
  createAccountText: z.string(),
  returnLink: optionalLink,
});
export type SignInPage = z.infer<typeof signInPage>;
