import { extname } from 'node:path';
import type { Core } from '@strapi/strapi';
import { FOCUS_STEP, VERSION_PARAMETER } from '../contract';
import { rows } from '../database/rows';

/** What an address is made of. */
export interface VersionedMedia {
  url: string;
  /** Moves when the file is replaced, and with every other change of its entry. */
  updatedAt: string | Date;
}

/**
 * The version of a file. "Replace media" keeps the file name, so only the version distinguishes the old bytes from the
 * new.
 */
export const mediaVersion = (updatedAt: string | Date): string => new Date(updatedAt).getTime().toString(36);

/** Address of a media file that changes when the file is replaced, so that caches may keep it for good. */
export const mediaAddress = ({ url, updatedAt }: VersionedMedia): string =>
  `${url}?${VERSION_PARAMETER}=${mediaVersion(updatedAt)}`;

/** Of each side in percent from the upper left. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** A focal point as pages take it: `25 75`, in steps of `FOCUS_STEP`. */
export const focusOf = ({ x, y }: FocalPoint): string =>
  [x, y].map((percent) => Math.round(percent / FOCUS_STEP) * FOCUS_STEP).join(' ');

interface MediaRow extends VersionedMedia {
  /** Null where the editor set none. */
  focalPoint: FocalPoint | null;
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
