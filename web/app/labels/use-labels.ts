import { useMatches } from '@remix-run/react';
import type { Language } from '@upfield/cms/contract';
import { languageOf } from '~/site/route-handle';
import type { Catalogue } from './catalogue';

/** The language of the page that is open, as its route's handle says. */
export function useLanguage(): Language {
  return languageOf(useMatches());
}

/** The texts of one area in the language of the page that is open. */
export function useLabels<Texts>(catalogue: Catalogue<Texts>): Texts {
  return catalogue[useLanguage()];
}
