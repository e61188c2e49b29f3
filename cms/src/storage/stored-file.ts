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

/** Where the upload plugin puts files: what is read back of them. */
export interface FileStore {
  /**
   * @param name of the file, such as `upfield/{key}.{extension}`
   * @returns null when there is no such file
   * @throws when the storage does not answer
   */
  find(name: string): Promise<StoredFile | null>;
}
