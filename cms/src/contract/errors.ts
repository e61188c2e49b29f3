import { z } from 'zod';
import { decodeMessage, format, type Language, type Message } from './messages';

/** One bad field of a request. */
export const fieldError = z.object({
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
export type ErrorEnvelope = z.infer<typeof errorEnvelope>;

/**
 * Turns what zod found into the envelope's `details.errors`.
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
      const values = { field: label(path), ...message?.values };
      return message
        ? { path, key: message.key, values: message.values, message: format({ key: message.key, values }, language) }
        : { path, message: issue.message };
    });
  });
}

function messageOf(issue: z.core.$ZodIssue): Message | null {
  if (issue.code === 'unrecognized_keys') return { key: 'rule.unknown' };
  return decodeMessage(issue.message);
}
