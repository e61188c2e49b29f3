import { mkdtempSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { freePort } from '../../../scripts/lib/free-port';
import { S3_ACCOUNT, S3rver } from '../../../scripts/lib/s3rver';

const NAME = 'pictures';

/** A real S3 server with one bucket; it can be stopped and started again with its objects. */
export class Bucket {
  /** What each request asked for about access. */
  readonly accessLists: string[] = [];
  private readonly directory = mkdtempSync(join(process.env.UPFIELD_TEST_DIR ?? '', 'bucket-'));
  private running: S3rver | null = null;

  private constructor(readonly port: number) {}

  static async at(): Promise<Bucket> {
    return new Bucket(await freePort());
  }

  /** Settings of a CMS that keeps its files here. */
  get settings(): Record<string, string> {
    return this.settingsAt(this.port);
  }

  /** The same for a CMS that reaches it through a proxy. */
  settingsAt(port: number): Record<string, string> {
    return {
      S3_BUCKET: NAME,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      ...S3_ACCOUNT,
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
