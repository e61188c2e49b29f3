import { useLocation } from '@remix-run/react';
import type { Language } from '@upfield/cms/contract';
import { languageOfPath } from '@upfield/cms/contract/content/page-languages';
import type { Catalogue } from './catalogue';

/** The language of the page that is open, as its address says. The page of all unknown addresses may be open at one in other letters. */
export function useLanguage(): Language {
  return languageOfPath(useLocation().pathname.toLowerCase());
}

/** The texts of one area in the language of the page that is open. */
export function useLabels<Texts>(catalogue: Catalogue<Texts>): Texts {
  return catalogue[useLanguage()];
}
