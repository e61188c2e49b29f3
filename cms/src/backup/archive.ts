import { createReadStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { create, extract } from 'tar';

/** The first line of a file that age encrypted (age-encryption.org/v1). */
const AGE_LINE = 'age-encryption.org/v1\n';
/** What the library says when no passphrase fits. */
const NO_MATCH = 'no identity matched';

/**
 * Packs files into one archive: tar, encrypted by age where there is a passphrase, so that `age --decrypt` and `tar` open it without us.
 * It has its name only once it is whole, and no file is overwritten.
 * @param names files and folders below `folder`, in the order of the archive
 */
export async function pack(folder: string, names: string[], path: string, passphrase?: string): Promise<void> {
  requireFree(path);
  const unfinished = `${path}.unfinished`;
  const file = await open(unfinished, 'wx', 0o600);
  try {
    const tar = Readable.from(create({ cwd: folder, portable: true }, names));
    // Flushed: a name stands for bytes that a loss of power leaves there.
    await pipeline(passphrase ? await encrypted(tar, passphrase) : tar, file.createWriteStream({ flush: true }));
    requireFree(path);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/**
 * Unpacks an archive.
 * @throws Error when the passphrase is missing or another one, or the archive is damaged
 */
export async function unpack(path: string, folder: string, passphrase?: string): Promise<void> {
  const isEncrypted = await startsWith(path, AGE_LINE);
  if (isEncrypted && !passphrase) throw new Error('The archive is encrypted. Set BACKUP_PASSPHRASE.');
  const bytes = createReadStream(path);
  const tar = isEncrypted && passphrase ? await decrypted(bytes, passphrase) : bytes;
  // Synchronous, so that no write is under way any more when it stops at a fault.
  await pipeline(tar, extract({ cwd: folder, strict: true, sync: true })).catch((error: unknown) => {
    throw damaged(error);
  });
}

/** @returns what is thrown where an archive is not what was written */
export const damaged = (reason: unknown): Error =>
  new Error(`The archive is damaged or none of ours: ${reason instanceof Error ? reason.message : reason}`);

function requireFree(path: string): void {
  if (existsSync(path)) throw new Error(`${path} is there already; a backup overwrites nothing.`);
}

async function startsWith(path: string, text: string): Promise<boolean> {
  const file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(text.length), 0, text.length, 0).finally(() => file.close());
  return buffer.toString('latin1') === text;
}

async function encrypted(bytes: Readable, passphrase: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  return fromWeb(await encrypter.encrypt(toWeb(bytes)));
}

async function decrypted(bytes: Readable, passphrase: string): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const plain = await decrypter.decrypt(toWeb(bytes)).catch((error: unknown) => {
    if (error instanceof Error && error.message.includes(NO_MATCH))
      throw new Error('The passphrase does not open the archive.');
    throw damaged(error);
  });
  return fromWeb(plain);
}

/** The library's types are of the browser's streams, Node's of its own; they are the same objects. */
type WebStream = globalThis.ReadableStream<Uint8Array>;
const toWeb = (bytes: Readable) => Readable.toWeb(bytes) as WebStream;
const fromWeb = (bytes: WebStream) => Readable.fromWeb(bytes as unknown as ReadableStream);
