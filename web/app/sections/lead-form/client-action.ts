import type { ClientActionFunctionArgs, ShouldRevalidateFunction } from '@remix-run/react';
import { documentLanguage } from '~/browser/document-language';
import { formsLabels } from '~/labels/forms';
import type { LeadResult } from './lead-result';

/**
 * The route's `clientAction` beside `leadAction`: turns a lost connection into a result that the form shows, and keeps the
 * typed values. Without it Remix would replace the page by an error page.
 */
export async function leadClientAction({ serverAction }: ClientActionFunctionArgs): Promise<LeadResult> {
  try {
    return await serverAction<LeadResult>();
  } catch (error) {
    if (error instanceof Response) throw error;
    const problem = formsLabels[documentLanguage()].lead.unreachable;
    return { state: 'refused', kind: 'assessment', errors: {}, problem, values: {} };
  }
}

/**
 * The route's `shouldRevalidate` beside both actions: a sent form does not change the page's data, and revalidating it over
 * a lost connection would show an error page.
 */
export const leadShouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod === undefined && defaultShouldRevalidate;
