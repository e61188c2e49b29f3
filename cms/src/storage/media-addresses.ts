import type { Core } from '@strapi/strapi';
import { rows } from '../database/rows';

const FILE_UID = 'plugin::upload.file';

interface MediaFormat {
  hash: string;
  ext: string;
  url: string;
}

interface MediaRow extends MediaFormat {
  id: number;
  formats: Record<string, MediaFormat> | null;
}

const onOurOrigin = <File extends MediaFormat>(file: File): File => ({
  ...file,
  url: `/uploads/${file.hash}${file.ext}`,
});

/**
 * Rewrites stored bucket URLs of media to addresses on our origin. The upload plugin stores a file's full URL, and
 * browsers cannot read the bucket any more since it is private.
 */
export async function moveMediaToOurOrigin(strapi: Core.Strapi): Promise<void> {
  const files = rows<MediaRow>(strapi, FILE_UID);
  const outside = await files.findMany({ where: { provider: 'aws-s3', url: { $startsWith: 'http' } } });
  for (const file of outside) {
    const formats = Object.entries(file.formats ?? {}).map(([name, format]) => [name, onOurOrigin(format)]);
    await files.update({
      where: { id: file.id },
      data: { url: onOurOrigin(file).url, formats: file.formats && Object.fromEntries(formats) },
    });
  }
}
