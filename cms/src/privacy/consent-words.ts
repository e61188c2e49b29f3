import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { type GlobalWords, LANGUAGES, type Language, type LeadSubmission, type PageContent } from '../contract';
import { GLOBAL_TYPE, PAGE_TYPES } from '../site-content/page-types';
import { readPublished } from '../site-content/read';

/** What somebody agreed to, as it is recorded. */
export interface ConsentWords {
  text: string;
  /** Names the published words, `en-1f0c9ab2`; null for words that nobody published. */
  version: string | null;
}

/** Line breaks of a form differ from those of an editor. */
const normal = (words: string) => words.replace(/\s+/gu, ' ').trim();

/** The same for the same words in one language, another one for any other. @returns such as `es-1f0c9ab2` */
export const consentVersion = (language: Language, words: string): string =>
  `${language}-${createHash('sha256').update(normal(words)).digest('hex').slice(0, 8)}`;

/** The words with their version, if they are those that are published. */
function versioned(text: string, published: Partial<Record<Language, string>>): ConsentWords {
  const language = LANGUAGES.find((name) => published[name] && normal(published[name]) === normal(text));
  return { text, version: language ? consentVersion(language, text) : null };
}

const readGlobal = async (strapi: Core.Strapi, language: Language) =>
  (await readPublished(strapi, GLOBAL_TYPE, language)) as Pick<GlobalWords, 'leadForm' | 'privacy'> | null;

/** What a guardian agreed to for a card. @param text as staff recorded it */
export async function guardianConsent(strapi: Core.Strapi, text: string): Promise<ConsentWords> {
  const wordsIn = async (language: Language) => (await readGlobal(strapi, language))?.privacy.guardianConsentText;
  return versioned(text, { en: await wordsIn('en'), es: await wordsIn('es') });
}

/**
 * What a family agreed to with its form: the words that the form showed, or for a caller that says none those that are published.
 * @returns null for a form without a consent
 */
export async function leadConsent(strapi: Core.Strapi, lead: LeadSubmission): Promise<ConsentWords | null> {
  if (!('consent' in lead)) return null;
  const published = await formConsent(strapi, lead.kind, lead.language);
  const text = lead.consentText ?? published;
  return text ? versioned(text, { [lead.language]: published }) : null;
}

/** The published consent of a form: the draft registration has its own. */
async function formConsent(strapi: Core.Strapi, kind: LeadSubmission['kind'], language: Language): Promise<string> {
  if (kind === 'assessment') return (await readGlobal(strapi, language))?.leadForm.consentText ?? '';
  const page = (await readPublished(strapi, PAGE_TYPES.register, language)) as PageContent<'register'> | null;
  return page?.consentText ?? '';
}
