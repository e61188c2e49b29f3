import type { Core } from '@strapi/strapi';
import { UNCLAIMED_UPLOAD_HOURS } from '../contract';
import { inBatches } from '../database/batches';
import { rows } from '../database/rows';
import { HttpError } from '../http/http-error';
import { findImage, removeImage } from './store';
import { fileNameOf, IMAGE_UID, type ImageRow } from './table';

const BATCH = 200;
/** Longest run: a storage that does not answer costs seconds for each picture. The next run is a minute later. */
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

const unclaimedBefore = (now: Date) => new Date(now.getTime() - UNCLAIMED_UPLOAD_HOURS * 60 * 60 * 1000);

/**
 * Removes withdrawn pictures that no card refers to, and uploads that no card has claimed in time, and deletes what the
 * storage still has of pictures removed before. A picture that a card refers to stays, even if it was withdrawn; one that
 * was found on a card is not looked at again before it is withdrawn.
 */
export const collectImages = (strapi: Core.Strapi, now = new Date()): Promise<void> =>
  collect(
    strapi,
    {
      $or: [
        { withdrawnAt: { $notNull: true } },
        { removedAt: { $notNull: true } },
        { claimedAt: { $null: true }, createdAt: { $lt: unclaimedBefore(now) } },
      ],
    },
    now,
  );

/** The same of every picture: for cards that were changed past Strapi's document service, which withdraws theirs. */
export const collectAllImages = (strapi: Core.Strapi, now = new Date()): Promise<void> =>
  collect(strapi, { createdAt: { $lt: unclaimedBefore(now) } }, now);

async function collect(strapi: Core.Strapi, where: Record<string, unknown>, now: Date): Promise<void> {
  const images = rows<ImageRow>(strapi, IMAGE_UID);
  const end = Date.now() + RUN_MAX_MS;
  for await (const batch of inBatches(images, { where }, BATCH)) {
    const used = await namesInUse(strapi, batch.map(fileNameOf));
    const isUsed = (image: ImageRow) => used.has(fileNameOf(image));
    const found = batch.filter((image) => image.claimedAt === null && isUsed(image)).map(({ id }) => id);
    if (found.length > 0) await images.updateMany({ where: { id: { $in: found } }, data: { claimedAt: now } });
    for (const image of batch.filter((candidate) => !isUsed(candidate))) {
      if (Date.now() > end) return;
      await removeImage(strapi, image).catch((error: unknown) =>
        strapi.log.error(`Picture ${image.key} could not be removed: ${error}`),
      );
    }
    if (Date.now() > end) return;
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
