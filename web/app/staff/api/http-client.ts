import { TOKEN_HEADER } from '@upfield/cms/contract';
import type { z } from 'zod';
import { readToken } from '~/browser/session-token';
import { ApiError, apiErrorOf } from './api-error';

const DEFAULT_BASE = '/api';
let base = DEFAULT_BASE;

/** Sets the address that every call starts with (a setting of the web server; specification §7). */
export function setApiBase(address: string): void {
  base = address.replace(/\/+$/, '') || DEFAULT_BASE;
}

export interface Call<Answer extends z.ZodType> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the base, with its leading slash. */
  path: string;
  /** Checked against what came back, so a screen never works on a shape it does not know. */
  answer: Answer;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Lets the request continue after the page is closed (`keepalive`), for calls whose answer is not used. */
  keepalive?: boolean;
  /** Sent instead of the stored token, where storage is cleared before the call leaves. */
  token?: string | null;
}

/**
 * The one HTTP client of the staff screens (specification §7): base address from a setting, `x-token` from local
 * storage on every call, no timeout of its own.
 * @throws ApiError always, whatever went wrong
 */
export async function request<Answer extends z.ZodType>(call: Call<Answer>): Promise<z.output<Answer>> {
  return (await exchange(call)).answer;
}

/**
 * One page of a list, with the number of things on all pages.
 * @throws ApiError as `request`
 */
export async function requestPage<Answer extends z.ZodType>(
  call: Call<Answer>,
): Promise<{ answer: z.output<Answer>; total: number }> {
  const { answer, headers } = await exchange(call);
  return { answer, total: Number(headers.get('X-Total-Count') ?? 0) };
}

async function exchange<Answer extends z.ZodType>(call: Call<Answer>) {
  const response = await send(call);
  const body = await readJson(response);
  if (!response.ok) throw apiErrorOf(response.status, body, response.headers.get('Retry-After'));
  return { answer: parseAnswer(call.answer, body, response.status), headers: response.headers };
}

async function send({ method, path, body, headers, signal, keepalive, token = readToken() }: Call<z.ZodType>) {
  try {
    return await fetch(`${base}${path}`, {
      method,
      signal,
      keepalive,
      cache: 'no-store',
      headers: {
        Accept: 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...tokenHeader(token),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch (error) {
    throw unreachable(error);
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await response.text());
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw unreachable(error);
  }
}

const tokenHeader = (token: string | null): Record<string, string> => (token ? { [TOKEN_HEADER]: token } : {});

const unreachable = (error: unknown) =>
  new ApiError({ kind: 'unreachable', message: error instanceof Error ? error.message : String(error) });

function parseAnswer<Answer extends z.ZodType>(schema: Answer, body: unknown, status: number): z.output<Answer> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new ApiError({ kind: 'unreadable', status, message: parsed.error.message });
}

export interface Upload<Answer extends z.ZodType> {
  path: string;
  form: FormData;
  answer: Answer;
  /** Called with the uploaded share, 0 to 1. */
  onProgress?: (share: number) => void;
}

/**
 * Sends a multipart form; as `request`, with upload progress, which `fetch` does not report.
 * @throws ApiError always, whatever went wrong
 */
export function upload<Answer extends z.ZodType>(call: Upload<Answer>): Promise<z.output<Answer>> {
  return new Promise((resolve, reject) => {
    const exchange = new XMLHttpRequest();
    exchange.open('POST', `${base}${call.path}`);
    exchange.setRequestHeader('Accept', 'application/json');
    for (const [name, value] of Object.entries(tokenHeader(readToken()))) exchange.setRequestHeader(name, value);
    exchange.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) call.onProgress?.(loaded / total);
    };
    exchange.onload = () => {
      try {
        resolve(readUpload(exchange, call.answer));
      } catch (error) {
        reject(error);
      }
    };
    exchange.onerror = () => reject(unreachable('The upload was cut off.'));
    exchange.onabort = exchange.onerror;
    exchange.send(call.form);
  });
}

function readUpload<Answer extends z.ZodType>(exchange: XMLHttpRequest, answer: Answer): z.output<Answer> {
  const body = parseJson(exchange.responseText);
  if (exchange.status < 200 || exchange.status > 299) {
    throw apiErrorOf(exchange.status, body, exchange.getResponseHeader('Retry-After'));
  }
  return parseAnswer(answer, body, exchange.status);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
