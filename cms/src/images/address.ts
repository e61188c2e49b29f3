import { PRODUCT_SLUG } from '../contract';
import { environment } from '../environment';

/**
 * Where the world reads a stored picture: a path on our origin for local files, the media host for S3. The database
 * keeps file names alone, so a change of domain breaks nothing (decisions, Images).
 * @param fileName `key.extension`; null stays null
 */
export function imageUrl(fileName: string): string;
export function imageUrl(fileName: string | null): string | null;
export function imageUrl(fileName: string | null): string | null {
  return fileName === null ? null : `${mediaHost()}/${PRODUCT_SLUG}/${fileName}`;
}

function mediaHost(): string {
  const { S3_BUCKET, S3_PUBLIC_URL, S3_ENDPOINT, S3_REGION } = environment;
  if (!S3_BUCKET) return '/uploads';
  if (S3_PUBLIC_URL) return S3_PUBLIC_URL.replace(/\/+$/, '');
  if (S3_ENDPOINT) return `${S3_ENDPOINT.replace(/\/+$/, '')}/${S3_BUCKET}`;
  return `https://${S3_BUCKET}.s3.${S3_REGION}.amazonaws.com`;
}
