/** The disk is full, past its quota, read-only or broken. */
const DISK = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO']);

/** Whether the storage of files failed: the bucket gave an error or no answer, or the disk does not take or give a file. */
export function isStorageAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // The S3 client puts it on every error, also on those of the network.
  return '$metadata' in error || ('code' in error && DISK.has(String(error.code)));
}
