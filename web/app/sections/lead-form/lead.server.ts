import { randomUUID } from 'node:crypto';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { type FieldError, format, type Language, type LeadKind, type MessageKey } from '@upfield/cms/contract';
import {
  contentOrFail,
  getPlayerCard,
  inPublishedLanguage,
  languageOf,
  readForm,
  type SendOutcome,
  sendForm,
} from '~/content.server';
import { captchaLabels } from '~/labels/captcha';
import { familyLabels } from '~/labels/family';
import { formsLabels } from '~/labels/forms';
import { refusalsLabels } from '~/labels/refusals';
import { fieldNames } from './field-names';
import { FIELD_ORDER, type LeadField, type LeadResult, type LeadValues } from './lead-result';
import { emailOf, promisesFilm, readLead } from './read-lead';
import { needsConfirming } from './same-person';

/** The CMS's word for a `submissionId` that it has with other data. */
const CHANGED = 'rule.submission.changed' satisfies MessageKey;

interface LeadOrigin {
  kind: LeadKind;
  language: Language;
}

/**
 * The action of a page with a lead form, in the page's language. Works for a form sent by script and without it; every rule is the CMS's
 * (decisions, Leads).
 */
export async function leadAction({ request, context }: ActionFunctionArgs, kind: LeadKind) {
  const language = languageOf(request);
  const origin: LeadOrigin = { kind, language };
  const { body, values } = readLead(await readForm(request), {
    kind,
    language,
    sourcePage: new URL(request.url).pathname.replace(/\.data$/, ''),
    newId: randomUUID,
    query: context.droppedQuery,
  });
  if (needsConfirming(values)) {
    const errors = { guardianName: familyLabels[language].same };
    return refused(400, origin, { ...values, samePerson: 'asked' }, errors, null);
  }
  const outcome = await sendForm('/leads', body, context.visitorHeaders);
  if (outcome.state === 'taken') return data<LeadResult>({ state: 'sent', kind, promisedFilm: promisesFilm(values) });
  return explain(outcome, origin, values);
}

/** The action of the pages with the assessment form. */
export const assessmentAction = (args: ActionFunctionArgs) => leadAction(args, 'assessment');

/**
 * The loader of the pages with a form about a player.
 * @throws Response 404 or 503
 */
export async function loadAskedPlayer({ request, params }: LoaderFunctionArgs) {
  const { id, name, lastName } = await inPublishedLanguage(
    request,
    contentOrFail(getPlayerCard(request, params.playerId ?? '')),
  );
  return { player: { id, name, lastName } };
}

function explain(outcome: Exclude<SendOutcome, { state: 'taken' }>, options: LeadOrigin, values: LeadValues) {
  const texts = formsLabels[options.language].lead;
  const refusals = refusalsLabels[options.language];
  if (outcome.state === 'unreachable') return refused(503, options, values, {}, texts.unreachable);
  if (outcome.status === 429) return refused(429, options, values, {}, refusals.tooMany(outcome.retryAfter));
  if (outcome.errors.some(({ path }) => path === 'playerId')) return refused(400, options, values, {}, refusals.gone);
  if (outcome.errors.some(({ key }) => key === CHANGED)) return askedAgain(outcome.status, options, values);
  const errors = printErrors(outcome.errors, options.language, values);
  const known = Object.keys(errors).length > 0;
  return refused(outcome.status, options, values, errors, known ? null : texts.unreachable);
}

/** The answer to a request that was stored, but not answered, and then changed: sent once more, it is one of its own. */
function askedAgain(status: number, origin: LeadOrigin, typed: LeadValues) {
  const errors = { altcha: captchaLabels[origin.language].verificationRequired };
  const values = { ...typed, submissionId: randomUUID() };
  return refused(status, origin, values, errors, format({ key: CHANGED }, origin.language));
}

function refused(
  status: number,
  { kind }: LeadOrigin,
  values: LeadValues,
  errors: Partial<Record<LeadField, string>>,
  problem: string | null,
) {
  return data<LeadResult>({ state: 'refused', kind, errors, problem, values }, { status });
}

/** One sentence a field, in the page's language, with the label and in the order of the page. */
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
  return Object.fromEntries(FIELD_ORDER.flatMap((field) => (printed[field] ? [[field, printed[field]]] : [])));
}

/** The field at which an error is shown. */
function shownAt(path: string, values: LeadValues): LeadField {
  // An id that is none has no field of its own.
  if (path === 'submissionId') return 'altcha';
  // A parent may leave out the player's address, not both.
  return (path === 'email' && !emailOf(values) && values.writer === 'parent' ? 'guardianEmail' : path) as LeadField;
}
