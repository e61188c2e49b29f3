import { mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { throwAwaySettings } from './settings';

const DIST = join(import.meta.dirname, '..', '..', 'dist', 'src');
const require = createRequire(import.meta.url);

/** The running server. Tests use HTTP; `strapi` is only for what no call can do, such as changing timestamps. */
export interface Server {
  base: string;
  strapi: Core.Strapi;
}

/** A module of the compiled CMS, the same instance that the server runs. */
export function compiled<Module>(path: string): Module {
  return require(join(DIST, path)) as Module;
}

const shared = globalThis as { upfieldServer?: Promise<Server> };

/** Starts the server once for all files of a worker. */
export function server(): Promise<Server> {
  shared.upfieldServer ??= start();
  return shared.upfieldServer;
}

async function start(): Promise<Server> {
  Object.assign(process.env, await throwAwaySettings());
  // Temporary files of this server alone, so that a test can see what a request leaves behind.
  process.env.TMPDIR = mkdtempSync(join(process.env.UPFIELD_TEST_DIR ?? '', 'tmp-'));
  const { createServer } = compiled<{ createServer: () => Core.Strapi }>('commands/boot.js');
  const { ensureFirstAccounts } = compiled<{ ensureFirstAccounts: (strapi: Core.Strapi) => Promise<unknown> }>(
    'accounts/first-accounts.js',
  );
  const strapi = await createServer().load();
  await ensureFirstAccounts(strapi);
  await strapi.listen();
  return { base: `http://127.0.0.1:${process.env.CMS_PORT}`, strapi };
}
