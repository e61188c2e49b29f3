import { readFile } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { IMAGE_MAX_BYTES, IMAGE_MAX_SIDE, IMAGE_TYPES, type ImageKind, imageKind } from '../contract';
import type { FormFile } from '../http/form';
import { badField, HttpError } from '../http/http-error';
import { type CleanPicture, cleanPicture } from '../pictures/clean';
import { PictureProblem } from '../pictures/problem';
import { imageUrl } from './address';
import { storeImage } from './store';

/**
 * Most bytes of an upload's form. Past the largest picture there is room for the form around it and for a refusal that
 * names the limit.
 */
export const IMAGE_FORM_MAX_BYTES = 2 * IMAGE_MAX_BYTES.banner;

/** Higher quality for portraits: they are shown large. */
const QUALITY = 90;

interface WithForm {
  files?: Record<string, FormFile>;
  body?: { kind?: unknown };
}

/**
 * Takes a picture of a multipart form, field `image`, with an optional `kind`.
 * @returns the address to save on a card; until a card shows the picture it opens for staff alone
 * @throws HttpError 400 without a picture, for one that is broken or too large in pixels or frames, or an unknown kind; 413 past the kind's limit; 415 for another
 * format; 503 when the storage does not take it
 */
export async function receiveImage(strapi: Core.Strapi, ctx: Context): Promise<string> {
  const { files, body } = ctx.request as WithForm;
  const file = files?.image;
  if (!file) throw badField('image', { key: 'rule.required' });
  const kind = kindOf(body?.kind);
  const limit = IMAGE_MAX_BYTES[kind];
  if (file.size > limit) throw new HttpError(413, { key: 'image.size', values: { max: limit / (1024 * 1024) } });
  return imageUrl(await storeImage(strapi, await cleaned(await readFile(file.filepath), kind)));
}

async function cleaned(upload: Buffer, kind: ImageKind): Promise<CleanPicture> {
  try {
    return await cleanPicture(upload, { types: IMAGE_TYPES, maxSide: IMAGE_MAX_SIDE[kind], quality: QUALITY });
  } catch (error) {
    if (!(error instanceof PictureProblem)) throw error;
    const { reason } = error;
    throw reason.key === 'image.type' ? new HttpError(415, reason) : badField('image', reason);
  }
}

function kindOf(text: unknown): ImageKind {
  if (text === undefined || text === '') return 'card';
  const kind = imageKind.safeParse(text);
  if (!kind.success) throw badField('kind', { key: 'rule.choice' });
  return kind.data;
}
