import type { S3ClientConfig } from '@aws-sdk/client-s3';
import { environment } from '../environment';

/** Milliseconds. The client has no timeout by default. */
const TIMEOUTS = { connectionTimeout: 3_000, socketTimeout: 15_000 };

/** How the upload plugin and our own reads reach the bucket. */
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
