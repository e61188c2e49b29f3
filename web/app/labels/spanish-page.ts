import type { RouteHandle } from '~/site/route-handle';
import { learnSpanish } from './catalogue';
import { spanish } from './es';

/** The handle of a route whose page is in Spanish: brings the texts for it, in which the frame around it then speaks, too. */
export function spanishPage(): RouteHandle {
  learnSpanish(spanish);
  return { language: 'es' };
}
