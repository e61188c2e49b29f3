import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { PRODUCT_SLUG } from '../contract';
import { lockRow, rows } from '../database/rows';
import { unavailable } from '../http/unavailable';
import { pictures } from '../metrics';
import type { CleanPicture } from '../pictures/clean';
import { fileStore } from '../storage';
import { fileNameOf, IMAGE_UID, type ImageRow } from './table';

/** What the upload plugin's provider (local disk or S3) needs of a file. */
interface ProviderFile {
  hash: string;
  ext: string;
  mime?: string;
  buffer?: Buffer;
}

interface Provider {
  upload(file: ProviderFile): Promise<void>;
  delete(file: ProviderFile): Promise<void>;
}

const provider = (strapi: Core.Strapi) => (strapi.plugin('upload') as unknown as { provider: Provider }).provider;

/** The folder is part of the file's hash: the local provider knows no folders, and so both store alike. */
const providerFile = ({ key, extension }: Pick<ImageRow, 'key' | 'extension'>): ProviderFile => ({
  hash: `${PRODUCT_SLUG}/${key}`,
  ext: `.${extension}`,
});

/** Rows that only say which bytes the storage must still delete. */
const REMOVED = { removedAt: { $notNull: true } };
const PRESENT = { removedAt: { $null: true } };

/**
 * Stores a clean picture under `upfield/`.
 * @param key given by the seed, so that running it again finds its pictures; random otherwise
 * @returns its file name, which is what cards keep
 * @throws HttpError 503 when the storage does not take it
 */
export async function storeImage(
  strapi: Core.Strapi,
  { bytes, extension, mime, width, height }: CleanPicture,
  key = randomBytes(16).toString('hex'),
): Promise<string> {
  const images = rows<ImageRow>(strapi, IMAGE_UID);
  await images.deleteMany({ where: { key, ...REMOVED } });
  // The row comes first: bytes without a row would never be collected.
  await images.create({
    data: { key, extension, width, height, bytes: bytes.length, withdrawnAt: null, removedAt: null },
  });
  try {
    await provider(strapi).upload({ ...providerFile({ key, extension }), mime, buffer: bytes });
  } catch (error) {
    // The storage may have stored the bytes although it did not answer.
    await images.updateMany({ where: { key }, data: { removedAt: new Date() } });
    strapi.log.error(`The storage did not take picture ${key}: ${error}`);
    throw unavailable('storage.down');
  }
  pictures.inc({ change: 'stored' });
  return fileNameOf({ key, extension });
}

/** The row of a stored picture. @returns null for an unknown key and for a picture that was removed */
export async function findImage(strapi: Core.Strapi, key: string): Promise<ImageRow | null> {
  return rows<ImageRow>(strapi, IMAGE_UID).findOne({ where: { key, ...PRESENT } });
}

/** Whether the storage has every byte of a picture: a process may have ended between its row and its bytes. */
export async function isStored(image: ImageRow): Promise<boolean> {
  const file = await fileStore.find(`${PRODUCT_SLUG}/${fileNameOf(image)}`);
  return file?.size === image.bytes;
}

/**
 * Takes pictures for a card that is being saved in the same transaction: they exist, cannot be collected meanwhile,
 * and a withdrawal that the card overrules is undone.
 * @returns the picture's file name; null when there is no such picture
 */
export async function claimImage(strapi: Core.Strapi, key: string): Promise<string | null> {
  const image = await findImage(strapi, key);
  if (!image) return null;
  await lockRow(strapi, IMAGE_UID, image.id);
  const images = rows<ImageRow>(strapi, IMAGE_UID);
  const current = await images.findOne({ where: { key, ...PRESENT } });
  if (!current) return null;
  if (current.withdrawnAt !== null) await images.updateMany({ where: { key }, data: { withdrawnAt: null } });
  return fileNameOf(current);
}

/**
 * Removes a picture that no card refers to: first it is marked as gone, then its bytes are deleted. The row is deleted
 * last, so that the collection of images retries what the storage does not delete now.
 * @throws when the storage does not delete its file
 */
export async function removeImage(strapi: Core.Strapi, image: ImageRow): Promise<void> {
  if (!(await markRemoved(strapi, image))) return;
  await provider(strapi).delete(providerFile(image));
  await rows<ImageRow>(strapi, IMAGE_UID).deleteMany({ where: { id: image.id } });
  pictures.inc({ change: 'removed' });
}

/** @returns whether the picture is free to go: a card that is being saved may have taken it meanwhile */
async function markRemoved(strapi: Core.Strapi, image: ImageRow): Promise<boolean> {
  return strapi.db.transaction(async () => {
    await lockRow(strapi, IMAGE_UID, image.id);
    const name = fileNameOf(image);
    const users = await rows(strapi, 'api::player-card.player-card').count({
      where: { $or: [{ cardImage: name }, { bannerImage: name }] },
    });
    if (users > 0) return false;
    await rows<ImageRow>(strapi, IMAGE_UID).updateMany({
      where: { id: image.id, ...PRESENT },
      data: { removedAt: new Date() },
    });
    return true;
  });
}
