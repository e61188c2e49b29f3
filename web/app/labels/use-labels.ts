import { useMatches } from '@remix-run/react';
import type { Language } from '@upfield/cms/contract';
import { languageOf } from '~/site/route-handle';

/** One area's texts in every language of the interface: Spanish pages speak Spanish, errors included (decisions, Forms). The English one gives the type, so a missing translation does not compile. */
export type Catalogue<Texts> = Record<Language, Texts>;

/** The language of the page that is open, as its route's handle says. */
export function useLanguage(): Language {
  return languageOf(useMatches());
}

/** The texts of one area in the language of the page that is open. */
export function useLabels<Texts>(catalogue: Catalogue<Texts>): Texts {
  return catalogue[useLanguage()];
}
