import { PRODUCT_SLUG } from '../contract';

/**
 * Where the world reads a stored picture: a path on our origin, wherever the bytes lie. The database keeps file names
 * alone, so a change of domain breaks nothing (decisions, Images).
 * @param fileName `key.extension`; null stays null
 */
export function imageUrl(fileName: string): string;
export function imageUrl(fileName: string | null): string | null;
export function imageUrl(fileName: string | null): string | null {
  return fileName === null ? null : `/uploads/${PRODUCT_SLUG}/${fileName}`;
}
