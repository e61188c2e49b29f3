import { PRODUCT_SLUG } from '../contract';
import { environment } from '../environment';
import { isSigned, sign } from '../signing';

/**
 * Public address of a stored picture: a path on our origin, for the disk and the bucket alike. The database keeps file
 * names alone, so a change of domain breaks nothing (decisions, Images).
 * @param fileName `key.extension`; null stays null
 */
export function imageUrl(fileName: string): string;
export function imageUrl(fileName: string | null): string | null;
export function imageUrl(fileName: string | null): string | null {
  return fileName === null ? null : `/uploads/${PRODUCT_SLUG}/${fileName}`;
}

/** Parameter of an address that opens a picture which visitors may not see. */
export const VIEW_PARAMETER = 'view';
const DAY_MS = 24 * 60 * 60 * 1000;

const today = () => Math.floor(Date.now() / DAY_MS);
/** What is signed for staff. */
const viewText = (fileName: string, day: number) => `picture ${fileName} ${day}`;

/**
 * Address of a hidden card's picture for staff: browsers send no `x-token` with an image request, so the address
 * carries a signature that is valid today and tomorrow.
 * @param fileName `key.extension`; null stays null
 */
export function staffImageUrl(fileName: string | null): string | null {
  if (fileName === null) return null;
  const view = sign(viewText(fileName, today()), environment.INTERNAL_SECRET, 'base64url');
  return `${imageUrl(fileName)}?${VIEW_PARAMETER}=${view}`;
}

/** Whether `view` was given to staff for this picture, today or yesterday. */
export function isForStaff(fileName: string, view: unknown): boolean {
  if (typeof view !== 'string') return false;
  return [today(), today() - 1].some((day) =>
    isSigned(view, viewText(fileName, day), environment.INTERNAL_SECRET, 'base64url'),
  );
}
