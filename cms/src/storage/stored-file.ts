import type { Readable } from 'node:stream';

/** Part of a file, in bytes; both ends are included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A file that exists. */
export interface StoredFile {
  /** In bytes. */
  size: number;
  modified: Date;
  /** Strong validator, with its quotes (RFC 9110, 8.8.3). */
  etag: string;
  read(range: ByteRange): Promise<Readable>;
}

/** Where the upload plugin puts files: what is read back of them, and how a backup comes in again. */
export interface FileStore {
  /**
   * @param name of the file, such as `upfield/{key}.{extension}`
   * @returns null when there is no such file
   * @throws when the storage does not answer
   */
  find(name: string): Promise<StoredFile | null>;
  isEmpty(): Promise<boolean>;
  /**
   * Stores a file as the upload plugin would.
   * @param path of the file that is copied
   */
  put(name: string, path: string): Promise<void>;
  /** @throws when files can be neither read nor written now */
  check(): Promise<void>;
}
