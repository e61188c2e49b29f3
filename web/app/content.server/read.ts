import { REVISION_HEADER } from '@upfield/cms/contract';
import { z } from 'zod';
import { environment } from '~/environment/environment.server';
import { ContentNotFoundError, ContentRefusedError, ContentUnreachableError } from './errors';
import { evict, lastGood, store } from './last-good';
import { currentRendering } from './rendering';

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
  /** The kind of content, which decides how long the last good answer may be used while the CMS is down. */
  about: 'site' | 'people';
  /** Headers that request drafts; such answers are never cached. */
  draftHeaders?: Record<string, string>;
}

interface Received<Data> {
  data: Data;
  headers: Headers;
}

/**
 * Every read of the CMS: GET with a time limit, one retry when the connection fails, checked against the contract, recorded in the current
 * rendering.
 * @throws ContentNotFoundError, ContentRefusedError, ContentUnreachableError
 */
export async function read<Schema extends z.ZodType>(options: Read<Schema>): Promise<Answer<z.output<Schema>>> {
  return mapAnswer(await readWithHeaders(options), ({ data }) => data);
}

/** The same with the response's headers, for what they count. */
export async function readWithHeaders<Schema extends z.ZodType>(
  options: Read<Schema>,
): Promise<Answer<Received<z.output<Schema>>>> {
  const { path, about, draftHeaders } = options;
  const rendering = currentRendering();
  if (about === 'people') rendering.markPeople();
  if (draftHeaders) rendering.markIncomplete();
  try {
    return { ok: true, data: await ask(options), stale: false };
  } catch (error) {
    if (error instanceof ContentNotFoundError) evict(path);
    if (!(error instanceof ContentUnreachableError)) throw error;
    rendering.markIncomplete();
    const known = draftHeaders ? undefined : lastGood(path, rendering.clock);
    if (!known) throw error;
    // What is kept under a path was parsed by that path's schema.
    return { ok: true, data: known.value as Received<z.output<Schema>>, stale: true };
  }
}

/** Answer of `change(answer.data)`. */
export function mapAnswer<From, To>(answer: Answer<From>, change: (data: From) => To): Answer<To> {
  return { ...answer, data: change(answer.data) };
}

async function ask<Schema extends z.ZodType>(options: Read<Schema>): Promise<Received<z.output<Schema>>> {
  const { path, schema, about, draftHeaders } = options;
  const rendering = currentRendering();
  const askedAt = rendering.clock.now();
  const response = await connect(path, draftHeaders);
  const revision = revisionOf(response);
  // A 404 is recorded too: a page without this content is correct at this revision only.
  if (response.ok || response.status === 404 || response.status === 400) rendering.answered(revision, askedAt);
  throwOnFailure(response, path);
  const text = await textOf(response, path);
  const received = { data: await parse(text, schema, path), headers: response.headers };
  if (revision !== null && !draftHeaders) {
    store(path, { value: received, size: text.length, revision, people: about === 'people', confirmedAt: askedAt });
  }
  return received;
}

function revisionOf(response: Response): number | null {
  const named = response.headers.get(REVISION_HEADER);
  return named !== null && /^\d+$/.test(named) ? Number(named) : null;
}

function throwOnFailure(response: Response, path: string): void {
  if (response.ok) return;
  if (response.status === 404) throw new ContentNotFoundError(withoutQuery(path));
  if (response.status === 400) throw new ContentRefusedError(withoutQuery(path));
  throw new ContentUnreachableError(`${withoutQuery(path)}: ${response.status}`);
}

async function connect(path: string, headers: Record<string, string> = {}, triesLeft = 1): Promise<Response> {
  try {
    return await fetch(new URL(`/api${path}`, environment.CMS_URL), {
      headers: { accept: 'application/json', ...headers },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    // No retry after a timeout, which would double the visitor's wait; a refused connection is retried.
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    if (triesLeft > 0 && !timedOut) return connect(path, headers, triesLeft - 1);
    throw new ContentUnreachableError(withoutQuery(path), { cause: error });
  }
}

/** The path without its query, so that search terms are not logged. */
const withoutQuery = (path: string) => path.split('?', 1)[0];

async function textOf(response: Response, path: string): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    throw new ContentUnreachableError(withoutQuery(path), { cause: error });
  }
}

async function parse<Schema extends z.ZodType>(text: string, schema: Schema, path: string): Promise<z.output<Schema>> {
  try {
    return await schema.parseAsync(JSON.parse(text));
  } catch (error) {
    console.error(`The CMS's answer to ${withoutQuery(path)} breaks the contract: ${breachesOf(error)}`);
    throw new ContentUnreachableError(withoutQuery(path));
  }
}

/** The fields that break the contract and the kind of each error; their values are not logged. */
function breachesOf(error: unknown): string {
  if (!(error instanceof z.ZodError)) return 'not JSON';
  return error.issues.map(({ path, code }) => `${path.join('.')} (${code})`).join(', ');
}
