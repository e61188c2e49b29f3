import type { Core } from '@strapi/strapi';
import { errors, parseType } from '@strapi/utils';
import { encodeMessage, href, isHttpUrl, type Language, richText, unknownPath, whatsappNumber } from '../contract';
import { environment } from '../environment';
import { localesOf } from '../site-content/documents';
import type { Field, FieldRule } from '../site-content/model';
import { SITE_TYPES } from '../site-content/page-types';
import { type Problem, problemAt, sentenceOf } from '../site-content/problem';
import { readDraft } from '../site-content/read';
import { MARKS, unknownMarks } from '../site-content/settings-in-text';
import { type FieldAt, fieldsWithin } from '../site-content/walk';

/** Each rule gives the reason why it refuses a value, in the contract's encoding or in plain words; null when it does not. */
const RULES: Record<FieldRule, (value: unknown) => string | null> = {
  href: (value) => href.safeParse(value).error?.issues[0]?.message ?? noPage(value),
  url: (value) => (typeof value === 'string' && isHttpUrl(value) ? null : encodeMessage('rule.url')),
  whatsapp: (value) =>
    whatsappNumber.safeParse(value).success
      ? null
      : '{field} must be a number with its country code and no spaces, such as +50370000000.',
  richText: (value) =>
    richText.safeParse(value).success
      ? (linksWithin(value).map(noPage).find(Boolean) ?? null)
      : '{field} holds a picture, or a link that is not allowed. Pictures have fields of their own.',
};

/** A page that is not published counts: links to it wait for it. */
function noPage(target: unknown): string | null {
  const path = unknownPath(String(target), environment.PUBLIC_URL);
  return path === null ? null : `{field} leads to ${path}, and the site has no such page.`;
}

/** Targets of the links of a long text. */
function linksWithin(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(linksWithin);
  if (typeof node !== 'object' || node === null) return [];
  const { type, url, children } = node as { type?: string; url?: string; children?: unknown };
  return [...(type === 'link' && url ? [url] : []), ...linksWithin(children)];
}

/**
 * Everything in `data` that breaks a rule of its field.
 * @param uid single type that `data` is of
 */
function problemsOf(strapi: Core.Strapi, uid: string, data: unknown): Problem[] {
  return fieldsWithin(strapi, uid, data).flatMap(ruleProblem);
}

function ruleProblem(at: FieldAt): Problem[] {
  // A draft may lack what a page needs.
  if (at.value === undefined || at.value === null || at.value === '') return [];
  const { type, pluginOptions } = at.field;
  const reason =
    momentProblem(type, at.value) ??
    markProblem(type, at.value) ??
    (pluginOptions.rule ? RULES[pluginOptions.rule](at.value) : null);
  return reason === null ? [] : [problemAt(at, reason)];
}

/** A mark that prints nothing would stand on the page as it was typed. What a component holds is told at its own fields. */
function markProblem(type: Field['type'], value: unknown): string | null {
  if (type === 'component') return null;
  const [unknown] = unknownMarks(value);
  if (unknown === undefined) return null;
  return `{field} holds ${unknown}, which prints nothing. These do: ${MARKS.map((name) => `{{${name}}}`).join(', ')}.`;
}

/** Strapi refuses a date that it cannot read as well, but its error does not name the field. */
function momentProblem(type: Field['type'], value: unknown): string | null {
  if (type !== 'date' && type !== 'datetime') return null;
  try {
    parseType({ type, value });
    return null;
  } catch {
    return type === 'date'
      ? '{field} must be a date of the calendar, such as 2026-07-17.'
      : '{field} must be a date of the calendar with its time, such as 2026-07-17T14:00:00Z.';
  }
}

/** Strapi's own error: the admin shows its text, and marks the fields. */
function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new errors.ValidationError(problems.map(sentenceOf).join('\n'), { errors: problems });
}

/** Refuses to save a page with a link, number or date that must not reach the site, drafts included: a preview is a page too. */
export function registerSaveRules(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const data = 'data' in context.params ? context.params.data : undefined;
    if (data !== undefined && SITE_TYPES.includes(context.uid)) refuse(problemsOf(strapi, context.uid, data));
    return next();
  });
}

/**
 * Refuses to publish a page that lacks a required field or breaks the contract. Strapi's own check of required fields
 * accepts an empty string, and it does not check the contract.
 */
export function registerPublishRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.action === 'publish' && SITE_TYPES.includes(context.uid)) {
      for (const locale of localesOf(context.params)) await requirePublishable(strapi, context.uid, locale);
    }
    return next();
  });
}

/** @throws ValidationError that names every field which keeps the draft of a single type in a language from being published */
export async function requirePublishable(strapi: Core.Strapi, uid: string, locale: Language): Promise<void> {
  const draft = await readDraft(strapi, uid, locale);
  refuse([...(draft?.missing ?? []), ...(draft?.wrong ?? [])]);
}
