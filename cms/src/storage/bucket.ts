import type { Readable } from 'node:stream';
import { GetObjectCommand, HeadObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { bucketConnection } from './bucket-connection';
import type { FileStore } from './stored-file';

/**
 * Objects of a private bucket. The credentials need `s3:ListBucket` besides reading, writing and deleting: without it S3
 * answers 403 for an object that does not exist, which cannot be told from a wrong key.
 */
export function bucketStore(bucket: string): FileStore {
  const client = new S3Client(bucketConnection);
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
          return part.Body as Readable;
        },
      };
    },
  };
}
