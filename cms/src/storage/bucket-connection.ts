import type { S3ClientConfig } from '@aws-sdk/client-s3';
import { environment } from '../environment';

/**
 * Milliseconds until a connection is made, and of silence on it; each call is tried twice, so that a storage that hangs is given up
 * within ten seconds. The client has no timeout by default.
 */
const TIMEOUTS = { connectionTimeout: 3_000, socketTimeout: 4_500 };
const READING_TIMEOUTS = {
  connectionTimeout: 3_000,
  requestTimeout: 4_500,
  throwOnRequestTimeout: true,
  socketTimeout: 0,
};

/** How the upload plugin reaches the bucket. */
export const bucketConnection = {
  credentials:
    environment.S3_ACCESS_KEY_ID && environment.S3_SECRET_ACCESS_KEY
      ? { accessKeyId: environment.S3_ACCESS_KEY_ID, secretAccessKey: environment.S3_SECRET_ACCESS_KEY }
      : undefined,
  region: environment.S3_REGION,
  endpoint: environment.S3_ENDPOINT,
  forcePathStyle: environment.S3_ENDPOINT !== undefined,
  maxAttempts: 2,
  requestHandler: TIMEOUTS,
} satisfies S3ClientConfig;

/**
 * The same for our own reads: a connection on which nothing moves is given up until the answer begins, and not while a visitor takes the
 * bytes slowly.
 */
export const readingConnection = { ...bucketConnection, requestHandler: READING_TIMEOUTS } satisfies S3ClientConfig;
