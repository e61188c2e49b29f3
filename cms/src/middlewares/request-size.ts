import { rm } from 'node:fs/promises';
import type { Context, Next } from 'koa';
import { IMAGE_MAX_BYTES } from '../contract';
import { Refusal } from '../http/refusal';

/** The one call of the API that takes files. */
const FILES_AT = '/api/player-cards/upload-image';
/** Past the largest picture there is room for the form around it and for a refusal that names the limit. */
const FILES_MAX_BYTES = 2 * IMAGE_MAX_BYTES.banner;

/**
 * Stands before the body parser, which writes every file of a form to the disk before anything else looks at the
 * request: refuses forms where none belong and oversized ones, and removes what was written.
 */
export default () => async (ctx: Context, next: Next) => {
  if (ctx.path.startsWith('/api/') && ctx.is('multipart')) {
    if (ctx.path !== FILES_AT) throw new Refusal(415, { key: 'request.malformed' });
    if ((ctx.request.length ?? 0) > FILES_MAX_BYTES) throw new Refusal(413, { key: 'request.tooLarge' });
  }
  try {
    await next();
  } finally {
    await Promise.all(temporaryFiles(ctx).map((path) => rm(path, { force: true })));
  }
};

interface WithFiles {
  files?: Record<string, { filepath: string } | { filepath: string }[]>;
}

function temporaryFiles(ctx: Context): string[] {
  const files = Object.values((ctx.request as WithFiles).files ?? {});
  return ctx.path.startsWith('/api/') ? files.flat().map(({ filepath }) => filepath) : [];
}
