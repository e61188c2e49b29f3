import { mkdtempSync, readdirSync } from 'node:fs';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { freePort } from './settings';

interface S3rver {
  run(): Promise<unknown>;
  close(): Promise<void>;
  httpServer: Server;
}
/** s3rver has no types. */
const S3rver = createRequire(import.meta.url)('s3rver') as new (options: object) => S3rver;

const NAME = 'pictures';

/** A real S3 server with one bucket; it can be stopped and started again with its objects. */
export class Bucket {
  /** What each request asked for about access. */
  readonly accessLists: string[] = [];
  private readonly directory = mkdtempSync(join(process.env.UPFIELD_TEST_DIR ?? '', 'bucket-'));
  private running: S3rver | null = null;

  private constructor(private readonly port: number) {}

  static async at(): Promise<Bucket> {
    return new Bucket(await freePort());
  }

  /** Settings of a CMS that keeps its files here. */
  get settings(): Record<string, string> {
    return {
      S3_BUCKET: NAME,
      S3_ENDPOINT: `http://127.0.0.1:${this.port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    };
  }

  /** @param buckets that it has from the start */
  async up(buckets = [NAME]): Promise<void> {
    const { port, directory } = this;
    const configureBuckets = buckets.map((name) => ({ name }));
    const options = { port, directory, address: '127.0.0.1', silent: true, configureBuckets };
    this.running = new S3rver(options);
    await this.running.run();
    this.running.httpServer.on('request', ({ headers }) => {
      const access = headers['x-amz-acl'];
      if (access) this.accessLists.push(String(access));
    });
  }

  /** Whether an object is there, by its key. */
  has(key: string): boolean {
    return readdirSync(join(this.directory, NAME, dirname(key))).some((name) => name.startsWith(basename(key)));
  }

  async down(): Promise<void> {
    this.running?.httpServer.closeAllConnections();
    await this.running?.close();
    this.running = null;
  }
}
