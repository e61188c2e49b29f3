import type { ClientActionFunctionArgs } from '@remix-run/react';
import { formsLabels } from '~/labels/forms';
import type { NewsletterResult } from './newsletter.server';

/** The route's `clientAction` beside the newsletter's actions: turns a lost connection into a result that the form shows. */
export async function newsletterClientAction({ serverAction }: ClientActionFunctionArgs): Promise<NewsletterResult> {
  try {
    return await serverAction<NewsletterResult>();
  } catch (error) {
    if (error instanceof Response) throw error;
    const language = document.documentElement.lang.startsWith('es') ? 'es' : 'en';
    return { state: 'refused', problem: formsLabels[language].newsletter.failed };
  }
}
