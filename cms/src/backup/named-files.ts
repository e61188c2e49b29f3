import type { Knex } from 'knex';
import { PRODUCT_SLUG } from '../contract';
import { fileNameOf, type ImageRow, imageTable } from '../images/table';

/** Table of the media library (Strapi's upload plugin). */
const MEDIA_TABLE = 'files';

/** A stored file that a row of the database names. */
export interface NamedFile {
  /** In the storage: `upfield/{key}.{extension}`, or `{hash}.{extension}` in the media library. */
  name: string;
  /** Changes when the file is replaced under the same name. */
  version: string;
}

interface MediaFile {
  hash: string;
  ext: string;
}

interface MediaRow extends MediaFile {
  formats: string | Record<string, MediaFile> | null;
  updated_at: string | number | Date;
}

/**
 * The files of players' pictures and of the media library, as the database knows them. Pictures that were removed and whose
 * bytes wait to be deleted are none of them.
 * @param tables that the database has
 */
export async function namedFiles(database: Knex, tables: string[]): Promise<NamedFile[]> {
  const pictures: Pick<ImageRow, 'key' | 'extension'>[] = tables.includes(imageTable.tableName)
    ? await database(imageTable.tableName).select('key', 'extension').whereNull('removed_at')
    : [];
  const media: MediaRow[] = tables.includes(MEDIA_TABLE)
    ? await database(MEDIA_TABLE).select('hash', 'ext', 'formats', 'updated_at')
    : [];
  return [
    // A picture's key is its own for good.
    ...pictures.map((picture) => ({ name: `${PRODUCT_SLUG}/${fileNameOf(picture)}`, version: '' })),
    ...media.flatMap(filesOfMedia),
  ];
}

function filesOfMedia(row: MediaRow): NamedFile[] {
  // SQLite keeps JSON as text.
  const formats: Record<string, MediaFile> | null =
    typeof row.formats === 'string' ? JSON.parse(row.formats) : row.formats;
  const version = String(new Date(row.updated_at).getTime());
  return [row, ...Object.values(formats ?? {})].map(({ hash, ext }) => ({ name: `${hash}${ext}`, version }));
}
