import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { rows } from '../../database/rows';
import { environment } from '../../environment';
import { type PictureName, pictures } from '../media/manifest';
import { drawQuotePortrait, isQuotePortrait } from './portraits';
import type { SeedMedia } from './seed-types';

const FILE = 'plugin::upload.file';
/** Compiled code lies elsewhere than its sources; the pictures stay with the sources. */
const MEDIA_FOLDER = join(environment.CMS_ROOT, 'src', 'seed', 'media');
const TYPES: Record<string, string> = { '.webp': 'image/webp', '.jpg': 'image/jpeg' };

interface UploadedFile {
  id: number;
}

/**
 * Puts pictures of the demo site into the media library; one that is there by its name is left as it is.
 * @returns the library's id of each name
 */
export async function uploadPictures(strapi: Core.Strapi, names: Iterable<SeedMedia>): Promise<Map<SeedMedia, number>> {
  const ids = new Map<SeedMedia, number>();
  const folder = await mkdtemp(join(tmpdir(), 'upfield-seed-'));
  try {
    for (const name of new Set(names)) ids.set(name, await uploadOnce(strapi, name, folder));
  } finally {
    await rm(folder, { recursive: true });
  }
  return ids;
}

async function uploadOnce(strapi: Core.Strapi, name: SeedMedia, folder: string): Promise<number> {
  const path = isQuotePortrait(name) ? join(folder, `${name}.webp`) : join(MEDIA_FOLDER, name);
  const fileName = basename(path);
  const known = await rows<UploadedFile>(strapi, FILE).findOne({ where: { name: fileName } });
  if (known) return known.id;
  if (isQuotePortrait(name)) await writeFile(path, await drawQuotePortrait(name));
  const [uploaded]: UploadedFile[] = await strapi
    .plugin('upload')
    .service('upload')
    .upload({
      data: { fileInfo: { name: fileName, alternativeText: alternativeText(name) } },
      files: {
        filepath: path,
        originalFilename: fileName,
        mimetype: TYPES[extname(path)],
        size: (await stat(path)).size,
      },
    });
  if (!uploaded) throw new Error(`The media library took no ${fileName}`);
  return uploaded.id;
}

/** Pictures with a Spanish text stand on Spanish pages alone. A portrait says nothing that its quote does not. */
function alternativeText(name: SeedMedia): string {
  if (isQuotePortrait(name)) return '';
  const alt: { en: string; es?: string } = pictures[name satisfies PictureName].alt;
  return alt.es ?? alt.en;
}
