import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { decodeMessage, encodeMessage, format, href, isHttpUrl, richText, whatsappNumber } from '../contract';
import { componentOf, type Field, type FieldRule, fieldsOf } from '../site-content/model';
import { SITE_TYPES } from '../site-content/page-types';

/** A field that an editor has to mend; `path` leads to it through components. */
export interface Problem {
  path: string[];
  /** Where it stands in the words of the form: labels, and the number of an entry in a list. */
  place: string[];
  message: string;
  name: 'ValidationError';
}

/** Each rule gives the reason why it refuses a value, in the contract's encoding or in plain words; null when it does not. */
const RULES: Record<FieldRule, (value: unknown) => string | null> = {
  href: (value) => href.safeParse(value).error?.issues[0]?.message ?? null,
  url: (value) => (typeof value === 'string' && isHttpUrl(value) ? null : encodeMessage('rule.url')),
  whatsapp: (value) =>
    whatsappNumber.safeParse(value).success
      ? null
      : '{field} must be a number with its country code and no spaces, such as +50370000000.',
  richText: (value) =>
    richText.safeParse(value).success
      ? null
      : '{field} holds a picture, or a link that is not allowed. Pictures have fields of their own.',
};

/**
 * Everything in `data` that breaks a rule of its field.
 * @param uid single type or component that `data` is of
 */
export function problemsOf(
  strapi: Core.Strapi,
  uid: string,
  data: unknown,
  path: string[] = [],
  place: string[] = [],
): Problem[] {
  if (typeof data !== 'object' || data === null) return [];
  return fieldsOf(strapi, uid).flatMap(([name, field]) => {
    const value = (data as Record<string, unknown>)[name];
    const { label } = field.pluginOptions.editor;
    const component = componentOf(field);
    if (!component) return ruleProblem(field, value, [...path, name], place);
    const entries = Array.isArray(value)
      ? value.map((entry, index) => ({ entry, at: [name, `${index}`], where: `${label} ${index + 1}` }))
      : [{ entry: value, at: [name], where: label }];
    return entries.flatMap(({ entry, at, where }) =>
      problemsOf(strapi, component, entry, [...path, ...at], [...place, where]),
    );
  });
}

function ruleProblem(
  { pluginOptions: { editor, rule } }: Field,
  value: unknown,
  path: string[],
  place: string[],
): Problem[] {
  // Strapi itself refuses to publish without a required field; a draft may lack it.
  if (!rule || value === undefined || value === null || value === '') return [];
  const reason = RULES[rule](value);
  return reason === null ? [] : [{ path, place, message: sentence(reason, editor.label), name: 'ValidationError' }];
}

function sentence(reason: string, field: string): string {
  const message = decodeMessage(reason);
  return message ? format({ ...message, values: { ...message.values, field } }) : reason.replace('{field}', field);
}

/** Refuses to save a page with a link or number that must not reach the site, drafts included: a preview is a page too. */
export function registerSaveRules(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const data = 'data' in context.params ? context.params.data : undefined;
    if (data === undefined || !SITE_TYPES.includes(context.uid)) return next();
    const problems = problemsOf(strapi, context.uid, data);
    if (problems.length === 0) return next();
    const summary = problems.map(({ place, message }) => [...place, message].join(' › ')).join('\n');
    throw new errors.ValidationError(summary, { errors: problems });
  });
}
