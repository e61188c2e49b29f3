import type { Language } from '@upfield/cms/contract';
import { type Spanish, spanish } from './es';

/**
 * One area's texts in every language of the interface: Spanish pages are wholly in Spanish, errors included (decisions,
 * Forms). The English one gives the type, so a missing translation does not compile.
 */
export type Catalogue<Texts> = Record<Language, Texts>;

/** On the server from the start, also where no bundler says so (scripts/dev.mjs); a browser has it once a Spanish page was opened. */
let known: Spanish | undefined = import.meta.env?.SSR !== false ? spanish : undefined;

/** Called by Spanish pages as they are loaded: an English page is sent without the Spanish texts. */
export function setSpanishTexts(texts: Spanish): void {
  known = texts;
}

/**
 * @param area of the texts that visitors read
 * @param english their words
 */
export function catalogueOf<Area extends keyof Spanish>(area: Area, english: Spanish[Area]): Catalogue<Spanish[Area]> {
  return {
    en: english,
    get es() {
      return known?.[area] ?? english;
    },
  };
}
