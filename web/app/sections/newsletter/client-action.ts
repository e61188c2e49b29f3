import type { ClientActionFunctionArgs } from '@remix-run/react';
import { formsLabels } from '~/labels/forms';
import type { NewsletterResult } from './newsletter.server';

/** Goes with the newsletter's actions as the route's `clientAction`: a lost connection becomes an answer that the form shows. */
export async function newsletterClientAction({ serverAction }: ClientActionFunctionArgs): Promise<NewsletterResult> {
  try {
    return await serverAction<NewsletterResult>();
  } catch (error) {
    if (error instanceof Response) throw error;
    const language = document.documentElement.lang.startsWith('es') ? 'es' : 'en';
    return { state: 'refused', problem: formsLabels[language].newsletter.failed };
  }
}
