import { randomUUID } from 'node:crypto';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { type FieldError, format, type Language, type LeadKind, type MessageKey } from '@upfield/cms/contract';
import { contentOrFail, getPlayerCard, readForm, type SendOutcome, sendForm } from '~/content.server';
import { familyLabels } from '~/labels/family';
import { formsLabels } from '~/labels/forms';
import { fieldNames } from './field-names';
import type { LeadField, LeadResult, LeadValues } from './lead-result';
import { emailOf, promisesFilm, readLead } from './read-lead';
import { needsConfirming } from './same-person';

export interface LeadActionOptions {
  kind: LeadKind;
  language: Language;
}

/**
 * The action of a page with a lead form. Works for a form sent by script and without it; every rule is the CMS's (decisions, Leads).
 */
export async function leadAction({ request, context }: ActionFunctionArgs, options: LeadActionOptions) {
  const { kind, language } = options;
  const { body, values } = readLead(await readForm(request), {
    kind,
    language,
    sourcePage: new URL(request.url).pathname.replace(/\.data$/, ''),
    newId: randomUUID,
    query: context.droppedQuery,
  });
  if (needsConfirming(values)) {
    const errors = { guardianName: familyLabels[language].same };
    return refused(400, options, { ...values, samePerson: 'asked' }, errors, null);
  }
  const outcome = await sendForm('/leads', body, context.visitorHeaders);
  if (outcome.state === 'taken') return data<LeadResult>({ state: 'sent', kind, promisedFilm: promisesFilm(values) });
  return explain(outcome, options, values);
}

/** The action of the pages with the assessment form, which are English. */
export const assessmentAction = (args: ActionFunctionArgs) => leadAction(args, { kind: 'assessment', language: 'en' });

/**
 * The loader of the pages with a form about a player.
 * @throws Response 404 or 503
 */
export async function loadAskedPlayer({ params }: LoaderFunctionArgs) {
  const { id, name, lastName } = await contentOrFail(getPlayerCard(params.playerId ?? ''));
  return { player: { id, name, lastName } };
}

function explain(outcome: Exclude<SendOutcome, { state: 'taken' }>, options: LeadActionOptions, values: LeadValues) {
  const texts = formsLabels[options.language].lead;
  if (outcome.state === 'unreachable') return refused(503, options, values, {}, texts.unreachable);
  if (outcome.status === 429) return refused(429, options, values, {}, texts.tooMany(outcome.retryAfter));
  if (outcome.errors.some(({ path }) => path === 'playerId')) return refused(400, options, values, {}, texts.gone);
  const errors = printErrors(outcome.errors, options.language, values);
  const known = Object.keys(errors).length > 0;
  return refused(outcome.status, options, values, errors, known ? null : texts.unreachable);
}

function refused(
  status: number,
  { kind }: LeadActionOptions,
  values: LeadValues,
  errors: Partial<Record<LeadField, string>>,
  problem: string | null,
) {
  return data<LeadResult>({ state: 'refused', kind, errors, problem, values }, { status });
}

/** One sentence a field, in the page's language and with the label the page shows. */
function printErrors(errors: FieldError[], language: Language, typed: LeadValues): Partial<Record<LeadField, string>> {
  const texts = fieldNames(formsLabels[language].lead, familyLabels[language], typed.writer);
  const printed: Partial<Record<LeadField, string>> = {};
  for (const { path, key, values, message } of errors) {
    const field = shownAt(path, typed);
    const label = field in texts ? texts[field as keyof typeof texts] : field;
    printed[field] ??= key
      ? format({ key: key as MessageKey, values: { field: String(label), ...values } }, language)
      : message;
  }
  return printed;
}

/** The field at which an error is shown. */
function shownAt(path: string, values: LeadValues): LeadField {
  // The error of a changed resend has no field of its own.
  if (path === 'submissionId') return 'altcha';
  // A parent may leave out the player's address, not both.
  return (path === 'email' && !emailOf(values) && values.writer === 'parent' ? 'guardianEmail' : path) as LeadField;
}
