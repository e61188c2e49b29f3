import type { Core, UID } from '@strapi/strapi';
import { type DraftReview, encodeMessage, fieldErrors, type MessageKey } from '../contract';
import { flatten, flattenField } from './flatten';
import { contractOf } from './page-types';
import { type Problem, placeOf, problemAt, sentenceOf } from './problem';
import { type FieldAt, fieldsWithin } from './walk';

type Entry = Record<string, unknown>;

/** A draft as a preview shows it, and what keeps it from being published. */
export interface ReviewedDraft {
  content: Entry;
  /** Required fields that are empty. */
  missing: Problem[];
  /** Values that are not allowed; in `content` their fields are empty. */
  wrong: Problem[];
}

/**
 * Checks a draft against the rules of a published page: required fields, and the contract. Invalid values are removed
 * from the content, so that one invalid field does not prevent the preview of the others.
 * @param uid single type that `entry` is of
 * @param entry as Strapi read it
 */
export function reviewed(strapi: Core.Strapi, uid: string, entry: Entry): ReviewedDraft {
  const fields = fieldsWithin(strapi, uid, entry);
  const content = flatten(strapi, uid, entry);
  const broken = contractProblems(strapi, uid, content);
  const known = new Set(broken.map(({ problem }) => placeOf(problem)));
  return {
    content: broken.reduce((rest, { at }) => withValue(rest, at.path, flattenField(strapi, at.field, null)), content),
    missing: fields.filter(isMissing).map((at) => problemAt(at, encodeMessage('rule.required'))),
    wrong: [
      ...broken.map(({ problem }) => problem),
      ...fields.flatMap(formProblem).filter((problem) => !known.has(placeOf(problem))),
    ],
  };
}

/** The same as the preview reads it. */
export function reviewOf(strapi: Core.Strapi, uid: string, { missing, wrong }: ReviewedDraft): DraftReview {
  return {
    page: strapi.getModel(uid as UID.Schema).info.displayName,
    missing: missing.map(placeOf),
    problems: wrong.map(sentenceOf),
  };
}

const isMissing = ({ field: { required, repeatable }, value }: FieldAt) =>
  required === true && !repeatable && (value === null || value === undefined || value === '');

/** Checks that Strapi makes on publishing but not on saving a draft. */
function formProblem(at: FieldAt): Problem[] {
  const { field, value } = at;
  if (typeof value === 'string' && value !== '' && field.regex && !new RegExp(field.regex).test(value)) {
    return [problemAt(at, encodeMessage('rule.invalid'))];
  }
  if (typeof value === 'number' && field.min !== undefined && value < field.min) {
    return [problemAt(at, encodeMessage('rule.min', { min: field.min }))];
  }
  return [];
}

/** Breaches of the contract, each at the innermost field of the form that it is in. */
function contractProblems(strapi: Core.Strapi, uid: string, content: Entry): { at: FieldAt; problem: Problem }[] {
  const { error } = contractOf(uid).safeParse(content, { reportInput: true });
  if (!error) return [];
  const fields = fieldsWithin(strapi, uid, content);
  return fieldErrors(error).flatMap(({ path, key, values }) => {
    const at = fields.filter((field) => `${path}.`.startsWith(`${field.path.join('.')}.`)).at(-1);
    return at ? [{ at, problem: problemAt(at, encodeMessage(key as MessageKey, values)) }] : [];
  });
}

/** A copy of nested objects and lists with another value at `path`. */
function withValue<Whole>(whole: Whole, [name, ...rest]: readonly string[], value: unknown): Whole {
  if (name === undefined) return value as Whole;
  const copy = (Array.isArray(whole) ? [...whole] : { ...whole }) as Record<string, unknown>;
  copy[name] = withValue(copy[name], rest, value);
  return copy as Whole;
}
