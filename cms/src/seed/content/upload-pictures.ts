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
const FOLDER = 'plugin::upload.folder';
/** Compiled code lies elsewhere than its sources; the pictures stay with the sources. */
const MEDIA_FOLDER = join(environment.CMS_ROOT, 'src', 'seed', 'media');
const TYPES: Record<string, string> = { '.webp': 'image/webp', '.jpg': 'image/jpeg' };

interface UploadedFile {
  id: number;
}

interface LibraryFolder {
  id: number;
}

interface FolderService {
  create(folder: { name: string; parent: null }): Promise<LibraryFolder>;
}

/**
 * Puts pictures of the demo site into the media library; one that is there by its name is left as it is.
 * @param folder of the library, which is made if it is not there
 * @returns the library's id of each name
 */
export async function uploadPictures(
  strapi: Core.Strapi,
  names: Iterable<SeedMedia>,
  folder: string,
): Promise<Map<SeedMedia, number>> {
  const ids = new Map<SeedMedia, number>();
  const place = {
    folder: await ensureFolder(strapi, folder),
    drawings: await mkdtemp(join(tmpdir(), 'upfield-seed-')),
  };
  try {
    for (const name of new Set(names)) ids.set(name, await uploadOnce(strapi, name, place));
  } finally {
    await rm(place.drawings, { recursive: true });
  }
  return ids;
}

/** @returns the id of a folder at the top of the media library */
async function ensureFolder(strapi: Core.Strapi, name: string): Promise<number> {
  const known = await rows<LibraryFolder>(strapi, FOLDER).findOne({ where: { name, parent: { id: { $null: true } } } });
  if (known) return known.id;
  const folders: FolderService = strapi.plugin('upload').service('folder');
  return (await folders.create({ name, parent: null })).id;
}

/** @param place id of the folder in the library, and the folder on disk that pictures are drawn in */
async function uploadOnce(
  strapi: Core.Strapi,
  name: SeedMedia,
  place: { folder: number; drawings: string },
): Promise<number> {
  const path = isQuotePortrait(name) ? join(place.drawings, `${name}.webp`) : join(MEDIA_FOLDER, name);
  const fileName = basename(path);
  const known = await rows<UploadedFile>(strapi, FILE).findOne({ where: { name: fileName } });
  if (known) return known.id;
  if (isQuotePortrait(name)) await writeFile(path, await drawQuotePortrait(name));
  const [uploaded]: UploadedFile[] = await strapi
    .plugin('upload')
    .service('upload')
    .upload({
      data: { fileInfo: { name: fileName, alternativeText: alternativeText(name), folder: place.folder } },
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
