/**
 * A real S3 server in a process of its own, which can be killed and held: `node storage-server.mjs <port> <folder> <bucket>`.
 */
import { createRequire } from 'node:module';

/** s3rver has no types. */
const S3rver = createRequire(import.meta.url)('s3rver');
const [port, directory, bucket] = process.argv.slice(2);
const configureBuckets = [{ name: bucket }];
await new S3rver({ port: Number(port), directory, address: '127.0.0.1', silent: true, configureBuckets }).run();
