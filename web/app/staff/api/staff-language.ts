import type { Language } from '@upfield/cms/contract';
import { chosenLanguage, languageIn } from '~/browser/chosen-language';

/** Staff alone get it: visitors get no cookies. */
const COOKIE = 'staff-language';
const YEAR_S = 31_536_000;

/** The language of staff screens that was chosen in this browser, in this session or in one before; null for none. */
export function staffLanguage(): Language | null {
  const kept = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`));
  return chosenLanguage() ?? languageIn(kept?.slice(COOKIE.length + 1) ?? null);
}

/** Keeps the chosen language on the device. Call it before the end of a session clears all browser storage (specification §4). */
export function keepStaffLanguage(): void {
  const language = staffLanguage();
  if (language === null) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${COOKIE}=${language}; path=/; samesite=strict; max-age=${YEAR_S}`;
}
