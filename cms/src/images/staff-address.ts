import { createHmac, timingSafeEqual } from 'node:crypto';
import { environment } from '../environment';
import { imageUrl } from './address';

/** Parameter of an address that opens a picture which visitors may not see. */
export const VIEW_PARAMETER = 'view';
const DAY_MS = 24 * 60 * 60 * 1000;

const signature = (fileName: string, day: number): string =>
  createHmac('sha256', environment.INTERNAL_SECRET).update(`picture ${fileName} ${day}`).digest('base64url');

const today = () => Math.floor(Date.now() / DAY_MS);

/**
 * Where staff read the picture of a hidden card: browsers send no token with a picture, so that its address says who may
 * read it, for a day or two.
 * @param fileName `key.extension`; null stays null
 */
export function staffImageUrl(fileName: string | null): string | null {
  return fileName === null ? null : `${imageUrl(fileName)}?${VIEW_PARAMETER}=${signature(fileName, today())}`;
}

/** Whether `view` was given to staff for this picture, today or yesterday. */
export function isForStaff(fileName: string, view: unknown): boolean {
  if (typeof view !== 'string') return false;
  const given = Buffer.from(view);
  return [today(), today() - 1].some((day) => {
    const expected = Buffer.from(signature(fileName, day));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
