import type { RouteHandle } from '~/site/route-handle';
import { setSpanishTexts } from './catalogue';
import { spanish } from './es';

/** The handle of a route whose page is in Spanish: loads the Spanish texts, which the frame then uses, too. */
export function spanishPage(): RouteHandle {
  setSpanishTexts(spanish);
  return { language: 'es' };
}
