import type { Language } from '@upfield/cms/contract';

/** Key in local storage of the language that somebody chose, or stayed with. */
const KEY = 'language';

/** @returns null for any other text */
export const languageIn = (text: string | null): Language | null => (text === 'en' || text === 'es' ? text : null);

/** @returns null while none was chosen, and where the browser refuses storage */
export function chosenLanguage(): Language | null {
  try {
    return languageIn(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}

/** Remembers a choice; without storage the question is asked again on the next page. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Storage is refused or full.
  }
}

/** The first of the site's languages among those that the browser is set to; null for none. */
export const preferredLanguage = (): Language | null =>
  navigator.languages.map((tag) => languageIn(tag.slice(0, 2))).find((language) => language !== null) ?? null;
