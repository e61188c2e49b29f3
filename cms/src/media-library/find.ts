import { extname } from 'node:path';
import type { Core } from '@strapi/strapi';
import { rows } from '../database/rows';
import type { VersionedMedia } from './version';

interface MediaRow extends VersionedMedia {
  /** Of each side in percent from the upper left; null where the editor set none. */
  focalPoint: { x: number; y: number } | null;
}

/**
 * What the media library knows of a file.
 * @param fileName as it stands in the file's address
 * @returns null for a file that has no entry of its own, such as a thumbnail
 */
export async function findMedia(strapi: Core.Strapi, fileName: string): Promise<MediaRow | null> {
  const ext = extname(fileName);
  return rows<MediaRow>(strapi, 'plugin::upload.file').findOne({
    where: { hash: fileName.slice(0, fileName.length - ext.length), ext },
    select: ['url', 'updatedAt', 'focalPoint'],
  });
}
