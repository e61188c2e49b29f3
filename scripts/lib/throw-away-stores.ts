import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { Client } from 'pg';
import { startPostgres } from './postgres';
import { S3_ACCOUNT, S3rver } from './s3rver';

/** Addresses of a PostgreSQL server, with its account, and of an S3 server. */
export interface StoreServers {
  postgres: string;
  s3: string;
}

/** Nothing here has to outlive a crash of the machine. */
const WITHOUT_DURABILITY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Starts a PostgreSQL and an S3 server with nothing in them. The database sorts by a language's rules, as many installations
 * do.
 * @param existing address of a PostgreSQL server that is used instead, with its account
 * @returns their addresses, and what ends and removes them
 */
export async function startStores(existing?: string): Promise<StoreServers & { stop: () => Promise<void> }> {
  const objects = mkdtempSync(join(tmpdir(), 'upfield-s3-'));
  const postgres = existing
    ? null
    : await startPostgres({
        initdbFlags: ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US'],
        postgresFlags: ['max_connections=200', ...WITHOUT_DURABILITY].flatMap((setting) => ['-c', setting]),
      });
  const s3 = new S3rver({ port: 0, address: '127.0.0.1', directory: objects, silent: true });
  await s3.run();
  return {
    postgres: existing ?? postgres?.url() ?? '',
    s3: `http://127.0.0.1:${(s3.httpServer.address() as AddressInfo).port}`,
    async stop() {
      s3.httpServer.closeAllConnections();
      await s3.close();
      await postgres?.stop();
      rmSync(objects, { recursive: true, force: true });
    },
  };
}

/**
 * Makes a database and an empty bucket.
 * @param template name of a database that the new one is a copy of, and that nobody is connected to; without it, it is empty
 * @returns the settings of a CMS that has its data there
 */
export async function newStores({ postgres, s3 }: StoreServers, template?: string): Promise<Record<string, string>> {
  const name = `cms-${randomUUID()}`;
  const client = new Client({ connectionString: `${postgres}/postgres` });
  await client.connect();
  const copied = template ? ` TEMPLATE ${client.escapeIdentifier(template)}` : '';
  await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}${copied}`);
  await client.end();
  const storage = storageAt(s3);
  await storage.send(new CreateBucketCommand({ Bucket: name }));
  storage.destroy();
  return { DATABASE_URL: `${postgres}/${name}`, S3_BUCKET: name, S3_ENDPOINT: s3, ...S3_ACCOUNT };
}

/** A client of the S3 server, which sees more than the site does. */
export function storageAt(endpoint: string): S3Client {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = S3_ACCOUNT;
  return new S3Client({
    endpoint,
    credentials: { accessKeyId, secretAccessKey },
    region: 'us-east-1',
    forcePathStyle: true,
  });
}
