import type { Context } from 'koa';
import parseRange from 'range-parser';
import { isByteRanges } from '../contract';
import type { ByteRange, StoredFile } from './stored-file';

/**
 * Answers a GET or HEAD with a file or the part of it that was asked for (RFC 9110, 13 and 14): 304 when the client has
 * it, 206 for one range, 416 for a range outside the file. A request for several ranges, or for none that can be read, gets
 * the whole file, which a server may always send; a HEAD has no ranges.
 * @throws when the storage does not give the file
 */
export async function sendFile(ctx: Context, file: StoredFile): Promise<void> {
  ctx.status = 200;
  ctx.set('Accept-Ranges', 'bytes');
  ctx.set('ETag', file.etag);
  ctx.lastModified = file.modified;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  const range = ctx.method === 'GET' ? rangeOf(ctx, file) : null;
  if (range === 'outside') {
    ctx.status = 416;
    ctx.set('Content-Range', `bytes */${file.size}`);
    ctx.body = '';
    return;
  }
  const part = range ?? { start: 0, end: file.size - 1 };
  if (ctx.method === 'GET') ctx.body = file.size === 0 ? '' : await partOf(ctx, file, part);
  if (range) {
    ctx.status = 206;
    ctx.set('Content-Range', `bytes ${range.start}-${range.end}/${file.size}`);
  }
  ctx.length = part.end - part.start + 1;
}

function rangeOf(ctx: Context, file: StoredFile): ByteRange | 'outside' | null {
  const header = ctx.get('Range');
  if (!isByteRanges(header) || !isStillThatFile(ctx.get('If-Range'), file)) return null;
  const ranges = parseRange(file.size, header, { combine: true });
  if (ranges === -1) return 'outside';
  if (ranges === -2 || ranges.length !== 1) return null;
  return ranges[0] ?? null;
}

/** A part of another file than the one the client has a part of would break it (RFC 9110, 13.1.5). */
function isStillThatFile(condition: string, { etag, modified }: StoredFile): boolean {
  return condition === '' || condition === etag || condition === modified.toUTCString();
}

/**
 * Closes the connection when the storage fails in the middle of a file, so that the client does not wait for the rest.
 */
async function partOf(ctx: Context, file: StoredFile, range: ByteRange) {
  const bytes = await file.read(range);
  bytes.once('error', () => {
    if (ctx.headerSent) ctx.res.destroy();
  });
  return bytes;
}
