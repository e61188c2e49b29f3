import type { Server } from 'node:http';
import { createRequire } from 'node:module';

interface S3Server {
  run(): Promise<unknown>;
  close(): Promise<void>;
  httpServer: Server;
}

interface Options {
  port: number;
  address: string;
  /** Where the objects lie. */
  directory: string;
  silent: boolean;
  /** Made as it starts, where they are missing. */
  configureBuckets?: { name: string }[];
}

/** A real S3 server for tests; the package has no types. */
export const S3rver = createRequire(import.meta.url)('s3rver') as new (options: Options) => S3Server;
export type S3rver = S3Server;

/** The account that it has from the start. */
export const S3_ACCOUNT = { S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' };
