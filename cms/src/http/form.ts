import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import Busboy, { type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import type { Context, Next } from 'koa';
import { badField, HttpError } from './http-error';

/** What a form may consist of besides its one file: a few short fields. Sizes in bytes. */
const LIMITS = {
  files: 1,
  fields: 20,
  parts: 21,
  fieldNameSize: 100,
  fieldSize: 64 * 1024,
  headerPairs: 20,
  headerSize: 8 * 1024,
};

/** A file of a form, as the upload plugin reads it. */
export interface FormFile {
  filepath: string;
  originalFilename: string;
  mimetype: string;
  size: number;
}

interface Form {
  fields: Record<string, string>;
  files: Record<string, FormFile>;
}

/**
 * Reads the form of a route that takes a file. As a route middleware it runs after the route's authentication, so
 * forms of unauthenticated clients are not read. The file is in a temporary folder, which is deleted after the request.
 * @param maxBytes of the whole form, counted as they arrive
 * @throws HttpError 400 for a form that is broken or holds more than a file and a few fields; 413 past `maxBytes`
 */
export const parseForm = (maxBytes: number) => async (ctx: Context, next: Next) => {
  if (!ctx.is('multipart')) return next();
  if ((ctx.request.length ?? 0) > maxBytes) throw new HttpError(413, { key: 'request.tooLarge' });
  const folder = await mkdtemp(join(tmpdir(), 'upfield-form-'));
  try {
    const { fields, files } = await readForm(ctx.req, folder, maxBytes);
    Object.assign(ctx.request, { body: fields, files });
    return await next();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

async function readForm(request: IncomingMessage, folder: string, maxBytes: number): Promise<Form> {
  const parser = parserOf(request);
  const form: Form = { fields: {}, files: {} };
  const stopped = new AbortController();
  const writes: Promise<void>[] = [];
  parser.on('file', (name, bytes, originalFilename, _encoding, mimetype) => {
    const file = { filepath: join(folder, 'file'), originalFilename, mimetype, size: 0 };
    form.files[name] = file;
    const write = writeFile(file, bytes, stopped.signal);
    // After a failed write nothing reads the file's stream, and the parser would never finish.
    write.catch((error: Error) => parser.destroy(error));
    writes.push(write);
  });
  try {
    Object.assign(form.fields, await parsed(request, parser, maxBytes));
    await Promise.all(writes);
    return form;
  } catch (error) {
    stopped.abort();
    await Promise.allSettled(writes);
    throw error instanceof HttpError || isOurFault(error) ? error : new HttpError(400, { key: 'request.malformed' });
  }
}

/** An error of the system, such as a full disk, and not of the form. */
const isOurFault = (error: unknown) => error instanceof Error && 'syscall' in error;

/** @throws HttpError 400 for a content type without a boundary */
function parserOf({ headers }: IncomingMessage): BusboyInstance {
  try {
    return new Busboy({ headers: headers as BusboyHeaders, limits: LIMITS });
  } catch {
    throw new HttpError(400, { key: 'request.malformed' });
  }
}

async function writeFile(file: FormFile, bytes: Readable, signal: AbortSignal): Promise<void> {
  bytes.on('data', (chunk: Buffer) => {
    file.size += chunk.length;
  });
  await pipeline(bytes, createWriteStream(file.filepath), { signal });
}

/**
 * Feeds the parser until it has the whole form. After a refusal the rest is read and dropped, so that the answer gets through.
 * @returns the form's fields
 * @throws HttpError 400 or 413; what the parser or the writing of the file failed with
 */
function parsed(request: IncomingMessage, parser: BusboyInstance, maxBytes: number): Promise<Form['fields']> {
  return new Promise((resolve, reject) => {
    const fields: Form['fields'] = {};
    let received = 0;
    const fail = (error: Error) => {
      request.unpipe(parser);
      request.resume();
      reject(error);
    };
    const malformed = () => fail(new HttpError(400, { key: 'request.malformed' }));
    request.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > maxBytes) fail(new HttpError(413, { key: 'request.tooLarge' }));
    });
    request.once('close', () => {
      if (!request.complete) malformed();
    });
    request.once('error', malformed);
    parser.on('field', (name, value, isNameCut, isValueCut) => {
      if (isNameCut || isValueCut) malformed();
      fields[name] = value;
    });
    parser.once('filesLimit', () => fail(badField('image', { key: 'file.single' })));
    parser.once('fieldsLimit', malformed);
    parser.once('partsLimit', malformed);
    parser.on('error', fail);
    parser.once('finish', () => resolve(fields));
    request.pipe(parser);
  });
}
