import { createReadStream } from 'node:fs';
import { open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { errors, file as fileSizes } from '@strapi/utils';
import { format, IMAGE_MAX_SIDE, IMAGE_TYPE_BYTES } from '../contract';
import { cleanPicture } from '../pictures/clean';
import { FORMATS, formatOf } from '../pictures/format';
import { PictureProblem } from '../pictures/problem';

/** An upload on its way into the media library, as the plugin describes it. */
interface MediaUpload {
  filepath: string;
  getStream(): Readable;
  tmpWorkingDirectory: string;
  hash: string;
  ext: string;
  mime: string;
}

/** The part of the plugin's service `image-manipulation` that we change; it asks in this order. */
export interface PictureService {
  isImage(upload: MediaUpload): Promise<boolean>;
  isFaultyImage(upload: MediaUpload): Promise<boolean>;
  isOptimizableImage(upload: MediaUpload): Promise<boolean>;
  optimize(upload: MediaUpload): Promise<MediaUpload>;
}

/** The part of the plugin's service `upload` that we change. */
export interface ReplacingService {
  findOne(id: string): Promise<{ mime: string } | null>;
  replace(id: string, replacement: { file: { filepath: string } }, options?: object): Promise<unknown>;
}

/** What pages show: as large as a banner at most, and coded as the plugin itself would. */
const USE = { types: Object.values(FORMATS).map(({ mime }) => mime), maxSide: IMAGE_MAX_SIDE.banner, quality: 80 };

/**
 * Pictures of the media library are cleaned by the rules of all pictures (cms/src/pictures), whichever call brings them. The
 * plugin itself would keep where a photo was taken, take one of any size for no picture, and store it as it is.
 */
export const withPictureRules = <Service extends PictureService>(service: Service): Service => ({
  ...service,
  isImage: async ({ mime, filepath }) => mime.startsWith('image/') || (await isPicture(filepath)),
  // `optimize` decodes the whole file and reports what is wrong with it.
  isFaultyImage: async () => false,
  isOptimizableImage: async () => true,
  optimize: cleaned,
});

/**
 * Allows replacing a picture only by a picture, because pages keep showing the file at its address.
 * @param make the plugin's own maker of its service
 */
export const withReplacementRule =
  <Context, Service extends ReplacingService>(make: (context: Context) => Service) =>
  (context: Context): Service => {
    const service = make(context);
    return {
      ...service,
      replace: async (id, replacement, options) => {
        const stored = await service.findOne(id);
        if (stored?.mime.startsWith('image/') && !(await isPicture(replacement.file.filepath))) {
          throw new errors.ApplicationError(format({ key: 'image.type' }));
        }
        return service.replace(id, replacement, options);
      },
    };
  };

async function cleaned(upload: MediaUpload): Promise<MediaUpload> {
  try {
    const { bytes, extension, mime, width, height } = await cleanPicture(await readFile(upload.filepath), USE);
    const filepath = join(upload.tmpWorkingDirectory, `clean-${upload.hash}`);
    await writeFile(filepath, bytes);
    return Object.assign(
      { ...upload },
      {
        filepath,
        getStream: () => createReadStream(filepath),
        ext: `.${extension}`,
        mime,
        width,
        height,
        size: fileSizes.bytesToKbytes(bytes.length),
        sizeInBytes: bytes.length,
      },
    );
  } catch (error) {
    // Strapi's own error, because the admin shows its text to the person who chose the file.
    throw error instanceof PictureProblem ? new errors.ApplicationError(error.message) : error;
  }
}

const isPicture = async (path: string): Promise<boolean> => formatOf(await headBytes(path)) !== null;

async function headBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(IMAGE_TYPE_BYTES), 0, IMAGE_TYPE_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
