import { z } from 'zod';
import { optionalHref, optionalLink } from './link';
import { pageSeo } from './seo';

/** Words of the registration in one of its two states. */
export const registrationTexts = z.object({
  title: z.string(),
  lead: z.string(),
  formHeading: z.string(),
  formNote: z.string(),
  submitLabel: z.string(),
  successTitle: z.string(),
  successText: z.string(),
});

/** `/register`, in Spanish: open until the draft page's `registrationClosesAt`, then the waiting list of the next edition. */
export const registerPage = z.object({
  seo: pageSeo,
  open: registrationTexts,
  waitingList: registrationTexts,
  consentText: z.string(),
  guardianText: z.string(),
  /** Empty in a draft alone, as Global's `contactEmail`. */
  privacyHref: optionalHref,
  insecureText: z.string(),
  backLink: optionalLink,
});
export type RegisterPage = z.infer<typeof registerPage>;
