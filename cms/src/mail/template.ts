import { type Language, LEAD_KINDS } from '../contract';

/** All mail templates: a confirmation for each kind of lead, and the newsletter's. */
export const MAIL_TEMPLATES = [...LEAD_KINDS, 'newsletter'] as const;
export type MailTemplateName = (typeof MAIL_TEMPLATES)[number];

/** Words of one mail in one language. `{{marks}}` are filled in; marketing staff edit them in the CMS. */
export interface MailWords {
  subject: string;
  preheader: string | null;
  heading: string;
  intro: string;
  answersHeading: string | null;
  answersNote: string | null;
  stepsHeading: string | null;
  /** One step a line: `Title | text`. */
  steps: string | null;
  buttonLabel: string | null;
  /** A path of the site, an address, or a mark such as `{{confirmLink}}`. */
  buttonLink: string | null;
  /** A short version in the reader's other language. */
  otherLanguage: string | null;
  footer: string | null;
  /** First paragraph of the copy that a parent or guardian gets; mails to families alone have one. */
  guardianNote?: string | null;
}

export type MailWordsByLanguage = Record<Language, MailWords>;
