import { z } from 'zod';
import { LANGUAGES } from '../messages';
import { E164 } from '../rules';
import { link, optionalHref, optionalLink, socialLink } from './link';
import { seo } from './seo';

/** One entry of the header's menu: a link, or a dropdown where it has `links`. */
const menuItem = z.object({ label: z.string(), href: optionalHref, links: z.array(link) });
export type MenuItem = z.infer<typeof menuItem>;

const header = z.object({ menu: z.array(menuItem), button: optionalLink });

const sidebar = z.object({
  heading: z.string(),
  blurb: z.string(),
  offerings: z.array(link),
  button: optionalLink,
});

/** E.164, such as +50370000000; empty text for no WhatsApp. */
export const whatsappNumber = z.union([z.literal(''), z.string().regex(E164)]);

/** Empty in an editor's draft that does not say it yet; Global is not published without. */
export const contactEmail = z.union([z.literal(''), z.email()]);

const contact = z.object({
  email: contactEmail,
  scholarshipsEmail: contactEmail,
  whatsappNumber,
  /** Words already typed when WhatsApp opens. */
  whatsappText: z.string(),
  whatsappLabel: z.string(),
});

/** One column of the footer; its heading links too where it has a target. A link to an account that is not set up has none. */
const footerColumn = z.object({
  heading: z.string(),
  href: optionalHref,
  links: z.array(link.extend({ href: optionalHref })),
});
export type FooterColumn = z.infer<typeof footerColumn>;

const footer = z.object({
  tagline: z.string(),
  columns: z.array(footerColumn),
  copyright: z.string(),
  legalLinks: z.array(link),
  /** Shown to signed-in staff only. */
  staffLink: optionalLink,
  /** Shown while demo data is loaded. */
  demoNotice: z.string(),
});

const newsletter = z.object({
  /** Switch; off by default. */
  enabled: z.boolean(),
  heading: z.string(),
  text: z.string(),
  buttonLabel: z.string(),
  consentText: z.string(),
  /** After subscribing: the confirmation mail is on its way. */
  pendingText: z.string(),
  confirmedText: z.string(),
  leftText: z.string(),
});

const leadForm = z.object({
  submitLabel: z.string(),
  consentText: z.string(),
  guardianText: z.string(),
  /** Empty in a draft alone, as `contactEmail`. */
  privacyHref: optionalHref,
  successTitle: z.string(),
  successText: z.string(),
  /** Shown in place of the form where the captcha cannot run. */
  insecureText: z.string(),
});

const privacy = z.object({
  /** Switch; off: anonymous readers get the year of birth alone. */
  showFullBirthDate: z.boolean(),
  /** Switch; on: a card without a guardian's consent is not public. */
  requireConsent: z.boolean(),
  /** Text a guardian agrees to; staff record it on the card. */
  guardianConsentText: z.string(),
  /** What we never ask a family for, on the privacy pages and beside each family's form; a line each. */
  neverAskedText: z.string(),
  removalLabel: z.string(),
  removalText: z.string(),
});

/** Who answers for the site. What is empty is not shown. */
const company = z.object({
  legalName: z.string(),
  registrationNumber: z.string(),
  address: z.string(),
  phone: whatsappNumber,
  dataContact: contactEmail,
  /** A sentence beside the request form. */
  responseTime: z.string(),
  /** How nobody of us ever asks for money. */
  paymentPromise: z.string(),
});
export type Company = z.infer<typeof company>;

/** What an editor writes for every page. */
export const globalWords = z.object({
  /** Empty in a draft alone, as `contactEmail`. */
  siteName: z.string(),
  header,
  sidebar,
  socialLinks: z.array(socialLink),
  contact,
  company: company.nullable(),
  footer,
  newsletter,
  leadForm,
  privacy,
  defaultSeo: seo,
});
export type GlobalWords = z.infer<typeof globalWords>;

/** What every page shares. */
export const globalContent = globalWords.extend({
  /** Cards of invented people are loaded; the footer then prints `footer.demoNotice`. */
  demoData: z.boolean(),
  /** Languages in which these words are published: pages exist in no other. In a preview, those with a draft. */
  languages: z.array(z.enum(LANGUAGES)),
  /** Paths of pages that are not published, of either language: no link of the site leads there (decisions, Routes). In a preview, of pages without a draft. */
  unpublishedPaths: z.array(z.string()),
});
export type GlobalContent = z.infer<typeof globalContent>;
