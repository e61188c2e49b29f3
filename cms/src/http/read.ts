import type { z } from 'zod';
import { fieldErrors } from '../contract';
import { HttpError } from './http-error';

/**
 * Checks what a client sent against a schema of the contract.
 * @param input a parsed body or query; anything but an object is malformed
 * @returns the clean value, unknown fields refused and not dropped
 * @throws HttpError 400 that names every bad field
 */
export function read<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new HttpError(400, { key: 'request.malformed' });
  }
  const result = schema.safeParse(input, { reportInput: true });
  if (result.success) return result.data;
  throw new HttpError(400, { key: 'request.invalid' }, { errors: fieldErrors(result.error) });
}
