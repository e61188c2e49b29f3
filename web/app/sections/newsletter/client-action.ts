import type { ClientActionFunctionArgs } from '@remix-run/react';
import { documentLanguage } from '~/browser/document-language';
import { formsLabels } from '~/labels/forms';
import type { NewsletterResult } from './newsletter.server';

/** The route's `clientAction` beside the newsletter's actions: turns a lost connection into a result that the form shows. */
export async function newsletterClientAction({ serverAction }: ClientActionFunctionArgs): Promise<NewsletterResult> {
  try {
    return await serverAction<NewsletterResult>();
  } catch (error) {
    if (error instanceof Response) throw error;
    return { state: 'refused', problem: formsLabels[documentLanguage()].newsletter.failed };
  }
}
