import { REVISION_HEADER } from '@upfield/cms/contract';
import { z } from 'zod';
import { log } from '~/log.server/log';
import { currentReply, lastGood, type Reply, store } from './answer-cache';
import { cms } from './cms.server';
import { ContentNotFoundError, ContentRefusedError, ContentUnreachableError } from './errors';
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
  /** Headers that request drafts; such answers are never kept. */
  draftHeaders?: Record<string, string>;
}

/** What was read, and how many there are of it on all pages of a list. */
interface Counted<Data> {
  data: Data;
  total: number;
}

/**
 * Every read of the CMS: what is kept of its newest revision (docs/decisions/031), else GET with a time limit, made again when the
 * connection fails, checked against the contract. Recorded in the current rendering; what it gives is shared and frozen.
 * @throws ContentNotFoundError, ContentRefusedError, ContentUnreachableError
 */
export async function read<Schema extends z.ZodType>(options: Read<Schema>): Promise<Answer<z.output<Schema>>> {
  return mapAnswer(await readCounted(options), ({ data }) => data);
}

/** The same of a list, with the number of its entries on all pages. */
export async function readCounted<Schema extends z.ZodType>(
  options: Read<Schema>,
): Promise<Answer<Counted<z.output<Schema>>>> {
  const { path, about, draftHeaders } = options;
  const rendering = currentRendering();
  if (about === 'people') rendering.markPeople();
  if (draftHeaders) rendering.markIncomplete();
  try {
    const reply = draftHeaders ? await ask(options) : await currentOrAsked(options);
    // A refusal is recorded, too: a page without this content is right at this revision only.
    rendering.answered(reply.revision, reply.askedAt);
    return { ok: true, data: foundIn(reply, path), stale: false };
  } catch (error) {
    if (!(error instanceof ContentUnreachableError)) throw error;
    rendering.markIncomplete();
    const known = draftHeaders ? null : lastGood(path, rendering.clock);
    if (!known) throw error;
    // What is kept under a path was parsed by that path's schema.
    return { ok: true, data: known as Counted<z.output<Schema>>, stale: true };
  }
}

/** Answer of `change(answer.data)`. */
export function mapAnswer<From, To>(answer: Answer<From>, change: (data: From) => To): Answer<To> {
  return { ...answer, data: change(answer.data) };
}

/** Calls under way, by path and the revision that was the newest when they began. */
const asking = new Map<string, Promise<Reply>>();

/** Readers of the same path share one call, unless a newer revision became known after it began. */
async function currentOrAsked<Schema extends z.ZodType>(options: Read<Schema>): Promise<Reply<z.output<Schema>>> {
  const { path } = options;
  const { clock } = currentRendering();
  const name = `${clock.newest} ${path}`;
  const running = currentReply(path, clock) ?? asking.get(name);
  // What is kept or asked under a path is parsed by that path's schema.
  if (running) return (await running) as Reply<z.output<Schema>>;
  const started = askAndStore(options).finally(() => asking.delete(name));
  asking.set(name, started);
  return started;
}

async function askAndStore<Schema extends z.ZodType>(options: Read<Schema>): Promise<Reply<z.output<Schema>>> {
  const reply = await ask(options);
  store(options.path, reply, options.about === 'people');
  return reply;
}

async function ask<Schema extends z.ZodType>({
  path,
  schema,
  draftHeaders,
}: Read<Schema>): Promise<Reply<z.output<Schema>>> {
  const { clock } = currentRendering();
  const askedAt = clock.now();
  const response = await connect(path, draftHeaders);
  const { status } = response;
  const about = { status, revision: revisionOf(response), askedAt };
  if (status === 404 || status === 400) return { ...about, found: null, size: 0 };
  if (!response.ok) throw new ContentUnreachableError(`${withoutQuery(path)}: ${status}`);
  const text = await textOf(response, path);
  const data = await parse(text, schema, path);
  return { ...about, found: { data, total: Number(response.headers.get('x-total-count')) }, size: text.length };
}

function foundIn<Data>({ status, found }: Reply<Data>, path: string): Counted<Data> {
  if (found) return found;
  throw status === 404 ? new ContentNotFoundError(withoutQuery(path)) : new ContentRefusedError(withoutQuery(path));
}

function revisionOf(response: Response): number | null {
  const named = response.headers.get(REVISION_HEADER);
  return named !== null && /^\d+$/.test(named) ? Number(named) : null;
}

async function connect(path: string, headers: Record<string, string> = {}): Promise<Response> {
  try {
    return await cms.call('content', `/api${path}`, {
      headers: { accept: 'application/json', ...headers },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
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
    log('error', `The CMS's answer to ${withoutQuery(path)} breaks the contract: ${breachesOf(error)}`);
    throw new ContentUnreachableError(withoutQuery(path));
  }
}

/** The fields that break the contract and the kind of each error; their values are not logged. */
function breachesOf(error: unknown): string {
  if (!(error instanceof z.ZodError)) return 'not JSON';
  return error.issues.map(({ path, code }) => `${path.join('.')} (${code})`).join(', ');
}
