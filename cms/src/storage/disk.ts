import { createReadStream } from 'node:fs';
import { access, constants, copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from './stored-file';

const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);

/** Files of a folder, where the upload plugin's `local` provider puts them. */
export const diskStore = (folder: string): FileStore => ({
  async find(name) {
    const path = join(folder, name);
    const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== undefined && ABSENT.has(error.code)) return null;
      throw error;
    });
    if (!found?.isFile()) return null;
    return {
      size: found.size,
      modified: found.mtime,
      etag: `"${found.size.toString(16)}-${Math.floor(found.mtimeMs).toString(16)}"`,
      read: async ({ start, end }) => createReadStream(path, { start, end }),
    };
  },
  async isEmpty() {
    const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    return names.length === 0;
  },
  async put(name, path) {
    const target = join(folder, name);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(path, target);
  },
  check: () => access(folder, constants.R_OK | constants.W_OK),
});
