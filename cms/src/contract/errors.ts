import { z } from 'zod';
import { decodeMessage, format, type Language, type Message, type MessageKey } from './messages';

/** One bad field of a request. */
const fieldError = z.object({
  /** Path of the field, such as `career.0.team`. */
  path: z.string(),
  /** Key of the message, so that a client can print it in its own language and with its own label. */
  key: z.string().optional(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  message: z.string(),
});
export type FieldError = z.infer<typeof fieldError>;

/** Strapi's error envelope, which every failure answers (decisions, HTTP contract). */
export const errorEnvelope = z.object({
  data: z.null(),
  error: z.object({
    status: z.number(),
    name: z.string(),
    message: z.string(),
    details: z
      .object({ errors: z.array(fieldError).optional() })
      .loose()
      .optional(),
  }),
});

/**
 * Turns what zod found into the envelope's `details.errors`.
 * @param error of a parse with `reportInput`, which tells a missing value from one of the wrong type
 * @param label names a field for people; without it the field's own name stands
 */
export function fieldErrors(
  error: z.ZodError,
  label: (path: string) => string = (path) => path,
  language: Language = 'en',
): FieldError[] {
  return error.issues.flatMap((issue) => {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return paths.map((parts) => {
      const path = parts.join('.');
      const message = messageOf(issue);
      const values = { field: label(path), ...message.values };
      return {
        path,
        key: message.key,
        values: message.values,
        message: format({ key: message.key, values }, language),
      };
    });
  });
}

/** What is said of a value of the wrong type, by the type that was expected. */
const EXPECTED: Readonly<Record<string, MessageKey>> = {
  string: 'rule.text',
  number: 'rule.number',
  int: 'rule.integer',
  boolean: 'rule.boolean',
  array: 'rule.list',
  object: 'rule.object',
};

/** A rule's own message; for what zod itself finds, such as a wrong type, one of the catalogue: its own speaks English alone. */
function messageOf(issue: z.core.$ZodIssue): Message {
  const own = decodeMessage(issue.message);
  if (own) return own;
  switch (issue.code) {
    case 'unrecognized_keys':
      return { key: 'rule.unknown' };
    case 'invalid_type':
      return { key: issue.input === undefined ? 'rule.required' : (EXPECTED[issue.expected] ?? 'rule.invalid') };
    case 'invalid_value':
      return { key: 'rule.choice' };
    case 'too_big':
      return issue.origin === 'string'
        ? { key: 'rule.text.long', values: { max: Number(issue.maximum) } }
        : { key: 'rule.max', values: { max: Number(issue.maximum) } };
    case 'too_small':
      return issue.origin === 'string'
        ? { key: 'rule.required' }
        : { key: 'rule.min', values: { min: Number(issue.minimum) } };
    default:
      return { key: 'rule.invalid' };
  }
}
