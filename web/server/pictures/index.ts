import type { Request, RequestHandler, Response } from 'express';
import { isPicturePath, PICTURE_VARIANTS, type PictureRequest, parsePictureAddress } from '~/seo/picture-address';
import { isReading } from '../page-request';
import { RenderingQueue, TooManyRenderings } from '../rendering-limits';
import { networkOf } from '../visitor';
import { MadePictures } from './made-pictures';
import { type Original, Originals, OriginalsUnreachable } from './originals';
import { makeSharePicture } from './share-picture';

const CACHE_BYTES = 32 * 1024 * 1024;

/** A photograph costs up to half a second of a core, and 150 MB while it is unpacked. */
const LIMITS = {
  points: 120,
  windowSeconds: 60,
  running: { network: 1, all: 2 },
  waiting: { network: 20, all: 60 },
};

const RETRY_SECONDS = 30;

/**
 * Answers what is below `/pictures/`: variants of uploaded pictures, made when they are asked for. Each time the CMS is asked
 * first whether the picture may be shown, as for the picture itself, and the CMS's answer decides who may cache the variant and for how long.
 * @param cmsUrl origin of the CMS
 */
export function pictures(cmsUrl: string): RequestHandler {
  const find = pictureFinder(cmsUrl);
  return async (request, response, next) => {
    if (!isPicturePath(request.path)) return next();
    response.set('Cache-Control', 'no-store');
    if (!isReading(request)) return response.status(405).set('Allow', 'GET, HEAD').end();
    const asked = parsePictureAddress(request.path, new URLSearchParams(request.url.split('?')[1]));
    if (!asked) return response.status(404).end();
    try {
      send(response, asked, await find(request, asked));
    } catch (error) {
      refuse(response, error, next);
    }
  };
}

interface Found {
  original: Original;
  bytes: Buffer;
}

function pictureFinder(cmsUrl: string) {
  const originals = new Originals(cmsUrl);
  const made = new MadePictures(CACHE_BYTES);
  const queue = new RenderingQueue(LIMITS);

  return async (request: Request, asked: PictureRequest): Promise<Found | null> => {
    const { variant, file } = asked;
    const name = `${variant} ${file}`;
    const original = await originals.find(asked);
    if (!original) {
      made.forget(name);
      return null;
    }
    const { etag, focus } = original;
    const make = async () => {
      const stored = await originals.read(asked);
      // A file that cannot be decoded never has variants, so this result is kept too.
      return makeSharePicture(stored, focus).catch(() => null);
    };
    const inTurn = () => queue.run(networkOf(request.ip ?? ''), 1, make);
    const bytes = await made.get(name, `${etag} ${JSON.stringify(focus)}`, inTurn);
    return bytes && { original, bytes };
  };
}

function send(response: Response, { variant }: PictureRequest, found: Found | null): void {
  if (!found) {
    response.status(404).end();
    return;
  }
  const { original, bytes } = found;
  response.set('Cache-Control', original.cacheControl);
  if (original.robots) response.set('X-Robots-Tag', original.robots);
  // Other sites embed it.
  response.set('Cross-Origin-Resource-Policy', 'cross-origin');
  response.type(PICTURE_VARIANTS[variant].type).send(bytes);
}

/** @param next gets every error that is not the client's */
function refuse(response: Response, error: unknown, next: (error: unknown) => void): void {
  if (error instanceof TooManyRenderings) {
    response.status(429).set('Retry-After', String(error.retryAfter)).end();
  } else if (error instanceof OriginalsUnreachable) {
    response.status(503).set('Retry-After', String(RETRY_SECONDS)).end();
  } else next(error);
}
