import { server } from './server';
import { STAFF } from './settings';

interface Request {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** An answer; `body` is what the JSON said, checked by the test that reads it. */
export interface Answer<Body = unknown> {
  status: number;
  headers: Headers;
  body: Body;
}

/** What a failure looks like (decisions, HTTP contract). */
export interface Failure {
  data: null;
  error: {
    status: number;
    name: string;
    message: string;
    details: { key?: string; errors?: { path: string; key?: string; message: string }[]; updatedAt?: string };
  };
}

/** Makes one call to the API. A string or a form goes out as it is, anything else as JSON. */
export async function call<Body = Failure>(path: string, request: Request = {}): Promise<Answer<Body>> {
  const { method = 'GET', token, body, headers } = request;
  const { base } = await server();
  const isRaw = typeof body === 'string' || body instanceof FormData;
  const response = await fetch(`${base}/api${path}`, {
    method,
    headers: {
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { 'x-token': token }),
      ...headers,
    },
    body: body === undefined ? undefined : isRaw ? body : JSON.stringify(body),
  });
  const text = await response.text();
  const json = response.headers.get('content-type')?.includes('json') ?? false;
  return { status: response.status, headers: response.headers, body: (json ? JSON.parse(text) : text) as Body };
}

/** Paths of the fields that a 400 names. */
export const badFields = ({ body }: Answer<Failure>) => body.error.details.errors?.map(({ path }) => path) ?? [];

interface SessionAnswer {
  token: string;
  name: string;
  uid: string;
}

/** Signs in; the account of the first staff without arguments. */
export const signIn = (email = STAFF.email, password = STAFF.password) =>
  call<SessionAnswer>('/auth/login', { method: 'POST', body: { email, password } });

let token: Promise<string> | undefined;

/** A token of the first staff account, the same for all tests that do not end sessions. */
export function staffToken(): Promise<string> {
  token ??= signIn().then(({ body }) => body.token);
  return token;
}
