import { createHash } from 'node:crypto';
import { log } from '~/log.server/log';
import type { PictureRequest, PictureVariant } from '~/ui/picture-address';
import type { Original, Originals } from './originals';
import type { MadeName, PictureFolder } from './picture-folder';
import { makeSharePicture } from './share-picture';
import { makeWidthPicture } from './width-picture';

/** Moves when pictures are made in another way, so that those made before are made again. */
const RECIPE = 1;

/** A file of no bytes says that none can be made, so that it is not tried again. */
const NONE = Buffer.alloc(0);

/** Runs the rendering of a picture when the queue allows it. */
type InTurn = (make: () => Promise<Buffer>) => Promise<Buffer>;

/** What the bytes of a variant depend on. The focal point is that of a crop, and a width has the whole picture. */
function nameOf({ file, variant }: PictureRequest, { etag, focus }: Original): MadeName {
  const isCropped = variant.kind === 'share';
  const madeOf = JSON.stringify([RECIPE, etag, isCropped && focus]);
  const hash = createHash('sha256').update(madeOf).digest('hex').slice(0, 24);
  return { original: file, name: isCropped ? `share-${hash}.jpg` : `${variant.width}-${hash}.${variant.format}` };
}

/** Variants of pictures: kept ones, or made now. It does not know whether a picture may be shown: the caller asks the gate first. */
export class MadePictures {
  readonly #making = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly originals: Originals,
    private readonly folder: PictureFolder,
  ) {}

  /**
   * Callers who ask for the same variant at once share one rendering.
   * @returns null where none can be made: of an animation, or of a file that cannot be decoded
   * @throws OriginalsUnreachable; what `inTurn` throws
   */
  async get(request: PictureRequest, original: Original, inTurn: InTurn): Promise<Buffer | null> {
    const made = nameOf(request, original);
    const bytes = (await this.folder.read(made)) ?? (await this.#makeOnce(made, request, original, inTurn));
    return bytes.byteLength > 0 ? bytes : null;
  }

  /** A strong validator of the variant, without its quotes. */
  tagOf(request: PictureRequest, original: Original): string {
    return nameOf(request, original).name;
  }

  /** Deletes what was made of a file that is gone, or that visitors may not see any more. */
  delete(file: string): void {
    this.folder.delete(file);
  }

  #makeOnce(made: MadeName, request: PictureRequest, original: Original, inTurn: InTurn): Promise<Buffer> {
    const work = `${made.original} ${made.name}`;
    const running = this.#making.get(work);
    if (running) return running;
    const started = inTurn(() => this.#make(made, request, original)).finally(() => this.#making.delete(work));
    this.#making.set(work, started);
    return started;
  }

  async #make(made: MadeName, request: PictureRequest, original: Original): Promise<Buffer> {
    const stored = await this.originals.read(request);
    // A file that cannot be decoded never has variants, so this result is kept too.
    const bytes = (await makeVariant(request.variant, stored, original).catch(() => null)) ?? NONE;
    await this.folder
      .keep(made, bytes)
      .catch((error: unknown) => log('error', 'A made picture is not kept', { error }));
    return bytes;
  }
}

function makeVariant(variant: PictureVariant, stored: Buffer, { focus }: Original): Promise<Buffer | null> {
  if (variant.kind === 'share') return makeSharePicture(stored, focus);
  return makeWidthPicture(stored, variant.width, variant.format);
}
