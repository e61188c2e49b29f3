import type { ClientActionFunctionArgs, ShouldRevalidateFunction } from '@remix-run/react';
import { formsLabels } from '~/labels/forms';
import type { LeadResult } from './lead-result';

/**
 * Goes with `leadAction` as the route's `clientAction`: a lost connection becomes an answer that the form shows, with
 * everything typed still there. Without it the page would give way to an error page.
 */
export async function leadClientAction({ serverAction }: ClientActionFunctionArgs): Promise<LeadResult> {
  try {
    return await serverAction<LeadResult>();
  } catch (error) {
    if (error instanceof Response) throw error;
    const language = document.documentElement.lang.startsWith('es') ? 'es' : 'en';
    const problem = formsLabels[language].lead.unreachable;
    return { state: 'refused', kind: 'assessment', errors: {}, problem, values: {} };
  }
}

/**
 * Goes with both as the route's `shouldRevalidate`: a sent form changes nothing of the page, and fetching the page's data
 * anew over a connection that is lost would bring the error page after all.
 */
export const leadShouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod === undefined && defaultShouldRevalidate;
