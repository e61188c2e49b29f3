import { type ActionFunctionArgs, data } from '@remix-run/node';
import {
  format,
  HONEYPOT_FIELD,
  HONEYPOT_MAX,
  type Language,
  type MessageKey,
  validStart,
} from '@upfield/cms/contract';
import { languageOf, readForm, sendForm } from '~/content.server';
import { formsLabels } from '~/labels/forms';
import { refusalsLabels } from '~/labels/refusals';

/** The result of a newsletter form. */
export type NewsletterResult =
  | { state: 'done' }
  /** `email` as typed, to fill the form again when there are no scripts. */
  | { state: 'refused'; problem: string; email?: string };

/** Action of the sign-up block: asks the CMS to send the mail that confirms the address, in the page's language. */
export async function signUpAction({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const email = validStart(form.get('email') ?? '', 300);
  const subject = validStart(form.get(HONEYPOT_FIELD) ?? '', HONEYPOT_MAX);
  const language = languageOf(request);
  return answer('/newsletter', { email, subject, language }, context.visitorHeaders, { language, email });
}

/** Action of the pages behind the mail's links. */
export async function codeAction({ request, context }: ActionFunctionArgs, what: 'confirm' | 'leave') {
  const code = new URL(request.url).searchParams.get('code') ?? '';
  return answer(`/newsletter/${what}`, { code }, context.visitorHeaders, { language: languageOf(request) });
}

async function answer(
  path: string,
  body: object,
  visitorHeaders: Record<string, string>,
  { language, email }: { language: Language; email?: string },
) {
  const outcome = await sendForm(path, body, visitorHeaders);
  if (outcome.state === 'taken') return data<NewsletterResult>({ state: 'done' });
  const texts = formsLabels[language];
  const refused = (status: number, problem: string) =>
    data<NewsletterResult>({ state: 'refused', problem, email }, { status });
  if (outcome.state === 'unreachable') return refused(503, texts.newsletter.failed);
  if (outcome.status === 429) return refused(429, refusalsLabels[language].tooMany(outcome.retryAfter));
  const [error] = outcome.errors;
  const values = { field: texts.lead.email, ...error?.values };
  return refused(
    outcome.status,
    error?.key ? format({ key: error.key as MessageKey, values }, language) : texts.newsletter.failed,
  );
}
