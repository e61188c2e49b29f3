import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import sharp from 'sharp';
import type { Cms } from '~/content.server/cms';
import type { RevisionClock } from '~/content.server/revision-clock';
import type { Environment } from '~/environment/parse-environment';
import { log } from '~/log.server/log';
import { isPicturePath, originalAddress, type PictureRequest, parsePictureAddress, typeOf } from '~/ui/picture-address';
import type { Metrics } from '../metrics';
import { isReading } from '../page-request';
import { RenderingQueue, TooManyRenderings } from '../rendering-limits';
import type { Revisions } from '../revision';
import { networkOf } from '../visitor';
import { PictureGate } from './gate';
import { MadePictures } from './made-pictures';
import { type Original, Originals, OriginalsUnreachable } from './originals';
import { PictureFolder } from './picture-folder';

/** One core stays free for pages. */
const WORKERS = Math.max(1, availableParallelism() - 1);

/** Making a picture takes a core, and up to 150 MB while it is unpacked: a network gets one core at most. */
const MAKING = {
  points: 300,
  windowSeconds: 60,
  running: { network: WORKERS, all: WORKERS },
  waiting: { network: 100, all: 300 },
};

/** A question to the CMS costs it a few milliseconds. After a save each picture that is asked for causes one. */
const ASKING = {
  points: 2000,
  windowSeconds: 60,
  running: { network: 8, all: 16 },
  waiting: { network: 300, all: 900 },
};

/** How long a picture gives way to pages that are being rendered, in milliseconds. */
const GIVES_WAY_MS = 250;

const RETRY_SECONDS = 30;
const MEGABYTE = 1024 * 1024;

interface PictureParts {
  environment: Pick<Environment, 'DATA_DIR' | 'PICTURE_CACHE_MB'>;
  cms: Cms;
  revisions: Revisions;
  clock: RevisionClock;
  /** The renderings of pages, which go first. */
  pages: RenderingQueue;
  metrics: Metrics;
}

/**
 * Answers what is below `/pictures/`: variants of uploaded pictures, made when they are asked for and kept on the disk. The CMS says
 * of each picture whether it may be shown, once a revision, and who may cache it for how long (docs/decisions/021, 033).
 */
export function pictures(parts: PictureParts): RequestHandler {
  const find = pictureFinder(parts);
  return async (request, response, next) => {
    if (!isPicturePath(request.path)) return next();
    response.set('Cache-Control', 'no-store');
    if (!isReading(request)) return response.status(405).set('Allow', 'GET, HEAD').end();
    const asked = parsePictureAddress(request.url);
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
  tag: string;
  /** Null where no variant can be made. */
  bytes: Buffer | null;
}

function pictureFinder({ environment, cms, revisions, clock, pages, metrics }: PictureParts) {
  // One thread a picture, and no pixels kept: what works at a time is bounded by the queue alone.
  sharp.concurrency(1);
  sharp.cache(false);
  const originals = new Originals(cms);
  const gate = new PictureGate(originals, revisions, clock);
  const folder = new PictureFolder(
    resolve(environment.DATA_DIR, 'web-pictures'),
    environment.PICTURE_CACHE_MB * MEGABYTE,
  );
  void folder.load().catch((error: unknown) => log('error', 'The kept pictures cannot be read', { error }));
  metrics.watchPictures(folder);
  const made = new MadePictures(originals, folder);
  const questions = new RenderingQueue(ASKING);
  const work = new RenderingQueue(MAKING);

  return async (request: Request, asked: PictureRequest): Promise<Found | null> => {
    const network = networkOf(request.ip ?? '');
    const original = await gate.find(asked, (ask) => questions.run(network, 1, ask));
    if (!original) {
      made.delete(asked.file);
      return null;
    }
    const afterPages = async (make: () => Promise<Buffer>) => {
      await pages.untilIdle(GIVES_WAY_MS);
      metrics.pictureMade();
      return make();
    };
    const inTurn = (make: () => Promise<Buffer>) => work.run(network, 1, () => afterPages(make));
    return { original, tag: made.tagOf(asked, original), bytes: await made.get(asked, original, inTurn) };
  };
}

function send(response: Response, asked: PictureRequest, found: Found | null): void {
  const { variant } = asked;
  const isShared = variant.kind === 'share';
  if (!found || (isShared && !found.bytes)) {
    response.status(404).end();
    return;
  }
  const { original, tag, bytes } = found;
  response.set('Cache-Control', original.cacheControl);
  if (original.robots) response.set('X-Robots-Tag', original.robots);
  // Other sites embed it.
  if (isShared) response.set('Cross-Origin-Resource-Policy', 'cross-origin');
  if (bytes) response.set('ETag', `"${tag}"`).type(typeOf(variant)).send(bytes);
  else response.redirect(302, originalAddress(asked));
}

/** @param next gets every error that is not the client's */
function refuse(response: Response, error: unknown, next: (error: unknown) => void): void {
  if (error instanceof TooManyRenderings) {
    response.status(429).set('Retry-After', String(error.retryAfter)).end();
  } else if (error instanceof OriginalsUnreachable) {
    response.status(503).set('Retry-After', String(RETRY_SECONDS)).end();
  } else next(error);
}
