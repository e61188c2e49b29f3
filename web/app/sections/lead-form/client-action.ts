import type { ClientActionFunctionArgs } from '@remix-run/react';
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
    return {
      state: 'refused',
      kind: 'assessment',
      errors: {},
      problem: formsLabels[language].lead.unreachable,
      values: {},
    };
  }
}
