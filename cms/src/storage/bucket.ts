import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { unavailable } from '../http/unavailable';
import { readingConnection } from './bucket-connection';
import type { FileStore } from './stored-file';

/** Milliseconds for which the storage may be silent in the middle of a file. */
const SILENCE_MS = 8_000;

/**
 * Objects of a private bucket. The credentials need `s3:ListBucket` besides reading, writing and deleting: without it S3
 * answers 403 for an object that does not exist, which cannot be told from a wrong key.
 */
export function bucketStore(bucket: string): FileStore {
  const client = new S3Client(readingConnection);
  return {
    async find(name) {
      const object = { Bucket: bucket, Key: name };
      const found = await client.send(new HeadObjectCommand(object)).catch((error: unknown) => {
        if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
        throw error;
      });
      if (!found) return null;
      const { ContentLength: size = 0, LastModified: modified = new Date(0), ETag: etag = `"${size}"` } = found;
      return {
        size,
        modified,
        etag,
        async read({ start, end }) {
          const part = await client.send(
            new GetObjectCommand({ ...object, Range: `bytes=${start}-${end}`, IfMatch: found.ETag }),
          );
          return Readable.from(unlessSilent(part.Body as Readable), { objectMode: false });
        },
      };
    },
    async isEmpty() {
      const { KeyCount = 0 } = await client.send(new ListObjectsV2Command({ Bucket: bucket, MaxKeys: 1 }));
      return KeyCount === 0;
    },
    async put(name, path) {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: name, Body: await readFile(path) }));
    },
    async check() {
      await client.send(new HeadBucketCommand({ Bucket: bucket }));
    },
  };
}

/**
 * Passes bytes on. The reader may take its time for them, the storage may not.
 * @throws HttpError 503 when the next bytes do not come
 */
async function* unlessSilent(body: Readable): AsyncGenerator<Buffer> {
  const chunks = body[Symbol.asyncIterator]();
  try {
    for (;;) {
      const timer = setTimeout(() => body.destroy(unavailable('storage.down')), SILENCE_MS);
      const { done, value } = await chunks.next().finally(() => clearTimeout(timer));
      if (done) return;
      yield value;
    }
  } finally {
    body.destroy();
  }
}
