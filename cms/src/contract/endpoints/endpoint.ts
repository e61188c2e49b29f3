import type { z } from 'zod';
import { done } from '../session';

/** Who may call: anybody, staff with `x-token`, or anybody with staff seeing more. */
type Access = 'anyone' | 'staff' | 'anyone, staff see more';

/** One call of the API (decisions, HTTP contract). */
export interface Endpoint {
  method: 'get' | 'post' | 'put' | 'delete';
  /** Below `/api`; a parameter in braces. */
  path: string;
  summary: string;
  access: Access;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The body is a form with files instead. */
  form?: z.ZodObject;
  /** May be sent twice with the same `Idempotency-Key`. */
  idempotent?: true;
  success: { status: 200 | 201; body: z.ZodType };
  failures: readonly (400 | 401 | 404 | 409 | 413 | 415 | 422 | 429)[];
}

/** The response of a call that returns no data. */
export const ok = { status: 200, body: done } as const;
