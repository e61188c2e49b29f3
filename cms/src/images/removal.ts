import type { Core } from '@strapi/strapi';
import { UNCLAIMED_UPLOAD_HOURS } from '../contract';
import { rows } from '../database/rows';
import { HttpError } from '../http/http-error';
import { findImage, removeImage } from './store';
import { fileNameOf, IMAGE_UID, type ImageRow } from './table';

const BATCH = 200;
/** Most pictures per run: a storage that does not answer costs seconds for each. The next run is a minute later. */
const RUN_MAX_MS = 45_000;

/** Marks pictures for deletion as soon as no card refers to them. */
export async function withdrawImages(
  strapi: Core.Strapi,
  fileNames: (string | null)[],
  now = new Date(),
): Promise<void> {
  const keys = fileNames.filter((name) => name !== null).map((name) => name.split('.', 1)[0]);
  if (keys.length === 0) return;
  await rows<ImageRow>(strapi, IMAGE_UID).updateMany({ where: { key: { $in: keys } }, data: { withdrawnAt: now } });
}

/**
 * Withdraws a picture: its bytes go at once when no card refers to it, else as soon as none does. Deleting the old
 * picture before a save must not lose data when the save then fails (decisions, Images). Bytes that the storage does not
 * delete now have no owner in the database; the collection of images deletes them later.
 * @param key the file's key, which is the part of its address after `/upfield/` up to the dot
 * @throws HttpError 404
 */
export async function withdrawImage(strapi: Core.Strapi, key: string): Promise<void> {
  const image = await findImage(strapi, key);
  if (!image) throw new HttpError(404, { key: 'image.notFound' });
  await withdrawImages(strapi, [fileNameOf(image)]);
  await removeImage(strapi, image).catch((error: unknown) =>
    strapi.log.error(`Picture ${image.key} is to be deleted later: ${error}`),
  );
}

/**
 * Removes withdrawn pictures that no card refers to, and uploads that no card has claimed for a day, and deletes what the
 * storage still has of pictures removed before. A picture that a card refers to stays, even if it was withdrawn.
 */
export async function collectImages(strapi: Core.Strapi, now = new Date()): Promise<void> {
  const unclaimedBefore = new Date(now.getTime() - UNCLAIMED_UPLOAD_HOURS * 60 * 60 * 1000);
  const images = rows<ImageRow>(strapi, IMAGE_UID);
  const end = Date.now() + RUN_MAX_MS;
  let last = 0;
  while (Date.now() < end) {
    const batch = await images.findMany({
      where: {
        id: { $gt: last },
        $or: [
          { withdrawnAt: { $notNull: true } },
          { removedAt: { $notNull: true } },
          { createdAt: { $lt: unclaimedBefore } },
        ],
      },
      orderBy: { id: 'asc' },
      limit: BATCH,
    });
    const used = await namesInUse(strapi, batch.map(fileNameOf));
    for (const image of batch.filter((candidate) => !used.has(fileNameOf(candidate)))) {
      if (Date.now() > end) return;
      await removeImage(strapi, image).catch((error: unknown) =>
        strapi.log.error(`Picture ${image.key} could not be removed: ${error}`),
      );
    }
    const tail = batch.at(-1);
    if (!tail || batch.length < BATCH) return;
    last = tail.id;
  }
}

async function namesInUse(strapi: Core.Strapi, names: string[]): Promise<Set<string | null>> {
  if (names.length === 0) return new Set();
  const cards = await rows<{ cardImage: string | null; bannerImage: string | null }>(
    strapi,
    'api::player-card.player-card',
  ).findMany({
    where: { $or: [{ cardImage: { $in: names } }, { bannerImage: { $in: names } }] },
    select: ['cardImage', 'bannerImage'],
  });
  return new Set(cards.flatMap(({ cardImage, bannerImage }) => [cardImage, bannerImage]));
}
