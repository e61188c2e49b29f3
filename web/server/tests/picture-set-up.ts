import { readdir } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect } from 'vitest';
import { startSite, type TestSite } from './site';

/** Pictures in other sizes and formats, of a CMS that stores what a test puts into it. */

interface Stored {
  bytes: Buffer;
  headers?: Record<string, string>;
}

/** `Cache-Control` of the media library's files. */
export const MEDIA = 'public, max-age=31536000, immutable';

const SENTINEL = '/uploads/sentinel.png';

/** A site of its own for each test of the file. */
export function setUp() {
  let site: TestSite;
  let asked: string[] = [];
  let isDown = false;
  let revision = 1;
  const stored = new Map<string, Stored>();

  const cms: RequestListener = ({ method = '', url = '' }, response) => {
    if (isDown) return response.writeHead(503).end();
    if (url === '/api/revision') return response.end(JSON.stringify({ revision }));
    asked.push(`${method} ${url}`);
    const file = stored.get(url.split('?')[0] ?? '');
    if (!file) return response.writeHead(404).end();
    const { bytes, headers } = file;
    const own = { etag: `"${bytes.length}"`, 'content-length': bytes.length, 'cache-control': MEDIA };
    response.writeHead(200, { ...own, ...headers });
    response.end(method === 'HEAD' ? undefined : bytes);
  };

  beforeEach(async () => {
    asked = [];
    isDown = false;
    stored.clear();
    site = await startSite({ PICTURE_CACHE_MB: '1' }, cms);
  });
  afterEach(() => site.stop());

  const get = (path: string, init: RequestInit = {}) => fetch(site.url + path, init);
  return {
    /** Files of the CMS, by their path. */
    stored,
    /** The calls that reached the CMS since the last look. */
    takeCalls: () => asked.splice(0),
    get,
    read: async (path: string) => bytesOf(await get(path)),
    stopCms: () => {
      isDown = true;
    },
    /** Content was saved, and the web server knows of it: it asks the CMS anew for each picture. */
    save: async () => {
      revision++;
      await get('/pictures/share/sentinel.png.jpg');
      asked = [];
      await expect
        .poll(async () => {
          await get('/pictures/share/sentinel.png.jpg');
          return asked;
        })
        .toContain(`HEAD ${SENTINEL}`);
      asked = [];
    },
    /** Paths of the pictures on the disk. @param kind `people` or `site` */
    keptFiles: async (kind: string): Promise<string[]> => {
      const folder = join(site.dataDir, 'web-pictures', kind);
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    },
  };
}

export const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

/** A picture of one colour. */
export const flat = (
  width: number,
  height: number,
  background: string | { r: number; g: number; b: number; alpha: number } = '#0b6b40',
) => sharp({ create: { width, height, channels: 4, background }, limitInputPixels: false });
