import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { IMAGE_MAX_BYTES, MEGABYTE } from '@upfield/cms/contract';
import getRawBody from 'raw-body';

/** A refused body; the status is the reason. */
export class BodyError extends Error {
  override readonly name = 'BodyError';
  /** @param status 400 broken, 408 too slow, 411 without a length, 413 too large, 415 compressed in a way we do not know */
  constructor(readonly status: 400 | 408 | 411 | 413 | 415) {
    super(`The body is not taken: ${status}`);
  }
}

const decoders = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
};

interface Bounds {
  /** Most bytes, as sent and as unpacked. */
  limit: number;
  /** Time from now in which the whole body must have come, in milliseconds. */
  deadline: number;
}

/** Most bytes of a body. */
export const BODY_MAX_BYTES = {
  /** The largest form: all its texts at their longest, each letter of three bytes, which a form sends as nine, and the captcha's answer. */
  page: 64 * 1024,
  /** Of JSON: more than the CMS takes, whose answer names what is wrong (cms/src/http/body-parsing.ts). */
  api: 1024 * 1024,
  /** A banner in its multipart wrapping; the CMS has the exact limits. */
  upload: IMAGE_MAX_BYTES.banner + 2 * MEGABYTE,
} as const;

/** Time in which a form or JSON must have come; a slow phone sends the largest form in five seconds. */
export const BODY_DEADLINE_MS = 15_000;

/** Time for which a refused sender may go on sending. */
const LINGER_MS = 2000;

/**
 * Reads the whole body, decompressed and counted while it arrives, so that a chunked body is held to the same limit as one with a length.
 * @returns undefined when the request has none
 * @throws BodyError
 */
export async function readBody(request: IncomingMessage, { limit, deadline }: Bounds): Promise<Buffer | undefined> {
  if (!hasBody(request)) return undefined;
  const packed = await inTime(receive(request, limit), deadline);
  return unpack(packed, request.headers['content-encoding'], limit);
}

/** Whether a body is announced (RFC 9112, section 6.3). */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

async function receive(request: IncomingMessage, limit: number): Promise<Buffer> {
  try {
    return await getRawBody(request, { limit, length: request.headers['content-length'] });
  } catch (error) {
    throw new BodyError(error instanceof Error && 'status' in error && error.status === 413 ? 413 : 400);
  }
}

async function inTime<Value>(work: Promise<Value>, deadline: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new BodyError(408)), deadline);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function unpack(body: Buffer, encoding: string | undefined, limit: number): Promise<Buffer> {
  const name = encoding?.trim().toLowerCase() || 'identity';
  if (name === 'identity') return body;
  if (!Object.hasOwn(decoders, name)) throw new BodyError(415);
  try {
    return await decoders[name as keyof typeof decoders](body, { maxOutputLength: limit });
  } catch (error) {
    const tooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new BodyError(tooLarge ? 413 : 400);
  }
}

/**
 * Discards the rest of a refused body for a moment: if the connection closed at once, the sender would get a reset instead of the answer
 * (RFC 9112, section 9.6).
 */
export function dropBody(request: IncomingMessage): void {
  if (request.complete) return;
  request.resume();
  const timer = setTimeout(() => request.destroy(), LINGER_MS);
  request.once('close', () => clearTimeout(timer));
}
