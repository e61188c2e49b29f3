import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ArchivedFile } from './manifest';

/**
 * Measures a file as the manifest names it.
 * @param path below `folder`
 */
export async function archivedFile(folder: string, path: string): Promise<ArchivedFile> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(join(folder, path)), hash);
  const { size: bytes } = await stat(join(folder, path));
  return { path, bytes, sha256: hash.digest('hex') };
}
