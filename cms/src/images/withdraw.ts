import type { Core } from '@strapi/strapi';
import { HttpError } from '../http/http-error';
import { withdrawImages } from './collect';
import { findImage, removeImage } from './store';
import { fileNameOf } from './table';

/**
 * Withdraws a picture: its bytes go at once when no card refers to it, else as soon as none does. Deleting the old
 * picture before a save must not lose data when the save then fails (decisions, Images). Bytes that the storage does not
 * delete now are nobody's any more, and are deleted by the collection of images.
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
