import type { z } from 'zod';
import { environment } from '~/environment.server';
import { ContentNotFoundError, ContentRefusedError, ContentUnreachableError } from './errors';
import { forget, keep, lastGood } from './last-good';

const TIMEOUT_MS = 5000;

/** A read that succeeded; `stale` when the CMS is down and this is its last good answer. */
export interface Answer<Data> {
  ok: true;
  data: Data;
  stale: boolean;
}

interface Read<Schema extends z.ZodType> {
  /** Path and query below the CMS's `/api`, such as `/site/global`. */
  path: string;
  schema: Schema;
  /** Milliseconds for which the answer may stand in for a CMS that is down; 0 keeps nothing (previews). */
  staleFor: number;
  headers?: Record<string, string>;
}

interface Received<Data> {
  data: Data;
  headers: Headers;
}

/**
 * The one way to the CMS: GET with a time limit, one more try when the connection fails, checked by the contract.
 * @throws ContentNotFoundError, ContentRefusedError, ContentUnreachableError
 */
export async function read<Schema extends z.ZodType>(options: Read<Schema>): Promise<Answer<z.output<Schema>>> {
  return mapAnswer(await readWithHeaders(options), ({ data }) => data);
}

/** The same with the response's headers, for what they count. */
export async function readWithHeaders<Schema extends z.ZodType>({
  path,
  schema,
  staleFor,
  headers = {},
}: Read<Schema>): Promise<Answer<Received<z.output<Schema>>>> {
  try {
    const response = await get(path, headers);
    const data: Received<z.output<Schema>> = { data: await parse(response, schema, path), headers: response.headers };
    if (staleFor > 0) keep(path, data, staleFor);
    return { ok: true, data, stale: false };
  } catch (error) {
    if (error instanceof ContentNotFoundError) forget(path);
    if (!(error instanceof ContentUnreachableError) || staleFor === 0) throw error;
    const known = lastGood(path);
    if (!known) throw error;
    // What is kept under a path was parsed by that path's schema.
    return { ok: true, data: known.value as Received<z.output<Schema>>, stale: true };
  }
}

/** Answer of `change(answer.data)`. */
export function mapAnswer<From, To>(answer: Answer<From>, change: (data: From) => To): Answer<To> {
  return { ...answer, data: change(answer.data) };
}

async function get(path: string, headers: Record<string, string>): Promise<Response> {
  const response = await connect(path, headers);
  if (response.ok) return response;
  if (response.status === 404) throw new ContentNotFoundError(path);
  if (response.status === 400) throw new ContentRefusedError(path);
  throw new ContentUnreachableError(`${path}: ${response.status}`);
}

async function connect(path: string, headers: Record<string, string>, triesLeft = 1): Promise<Response> {
  try {
    return await fetch(new URL(`/api${path}`, environment.CMS_URL), {
      headers: { accept: 'application/json', ...headers },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    // A second wait of the whole time limit would outlast the visitor's patience; a refused connection is worth another try.
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    if (triesLeft > 0 && !timedOut) return connect(path, headers, triesLeft - 1);
    throw new ContentUnreachableError(path, { cause: error });
  }
}

async function parse<Schema extends z.ZodType>(
  response: Response,
  schema: Schema,
  path: string,
): Promise<z.output<Schema>> {
  try {
    return await schema.parseAsync(await response.json());
  } catch (error) {
    console.error(`The CMS's answer to ${path} breaks the contract`, error);
    throw new ContentUnreachableError(path, { cause: error });
  }
}
