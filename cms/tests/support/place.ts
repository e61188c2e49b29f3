import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DeleteObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import knex, { type Knex } from 'knex';
import { storageAt } from '../../../scripts/lib/throw-away-stores';
import { throwAwaySettings } from './settings';
import type { Filling, Stores } from './stores';

/** A place for a site: SQLite and the disk, or a new PostgreSQL database and a new bucket. */
export class Place {
  private constructor(readonly settings: Record<string, string>) {}

  /** @param stores those of these tests, unless others are named */
  static async make(filling: Filling, stores?: Stores): Promise<Place> {
    return new Place(await throwAwaySettings(filling, stores));
  }

  /** Whether nothing was written to it. */
  async isEmpty(): Promise<boolean> {
    const files = await readdir(this.settings.DATA_DIR ?? '');
    return files.length + (await this.tables()) + (await this.#objects()) === 0;
  }

  /** How many tables its database has. */
  async tables(): Promise<number> {
    const { DATA_DIR = '', DATABASE_URL } = this.settings;
    if (!DATABASE_URL && !existsSync(join(DATA_DIR, 'upfield.db'))) return 0;
    const [row] = await this.query((database) =>
      database(DATABASE_URL ? 'pg_stat_user_tables' : 'sqlite_schema').count({ count: '*' }),
    );
    return Number(row?.count);
  }

  /** Asks its database, or changes it behind the site's back. */
  async query<Result>(work: (database: Knex) => PromiseLike<Result>): Promise<Result> {
    const { DATA_DIR = '', DATABASE_URL } = this.settings;
    const filename = join(DATA_DIR, 'upfield.db');
    const database = knex(
      DATABASE_URL
        ? { client: 'pg', connection: DATABASE_URL }
        : { client: 'better-sqlite3', connection: { filename }, useNullAsDefault: true },
    );
    try {
      return await work(database);
    } finally {
      await database.destroy();
    }
  }

  /** The secrets that `npm start` would read here. */
  async secrets(): Promise<Record<string, string>> {
    return JSON.parse(await readFile(join(this.settings.DATA_DIR ?? '', 'secrets.json'), 'utf8'));
  }

  /** Whether a file is stored, by its name. */
  async has(name: string): Promise<boolean> {
    const { DATA_DIR = '', S3_BUCKET, S3_ENDPOINT = '' } = this.settings;
    if (!S3_BUCKET) return existsSync(join(DATA_DIR, 'public/uploads', name));
    const { KeyCount } = await storageAt(S3_ENDPOINT).send(
      new ListObjectsV2Command({ Bucket: S3_BUCKET, Prefix: name }),
    );
    return KeyCount === 1;
  }

  /** Deletes a stored file behind the site's back. */
  async lose(name: string): Promise<void> {
    const { DATA_DIR = '', S3_BUCKET, S3_ENDPOINT = '' } = this.settings;
    if (!S3_BUCKET) return rm(join(DATA_DIR, 'public/uploads', name));
    await storageAt(S3_ENDPOINT).send(new DeleteObjectCommand({ Bucket: S3_BUCKET, Key: name }));
  }

  async #objects(): Promise<number> {
    const { S3_BUCKET, S3_ENDPOINT = '' } = this.settings;
    if (!S3_BUCKET) return 0;
    return (await storageAt(S3_ENDPOINT).send(new ListObjectsV2Command({ Bucket: S3_BUCKET }))).KeyCount ?? 0;
  }
}
