import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settings } from '../lib/settings.mjs';
import { startSite } from '../lib/site.mjs';

export interface Account {
  email: string;
  password: string;
}

/** The production build at work on a throw-away database. */
export interface BenchSite {
  web: string;
  cms: string;
  env: NodeJS.ProcessEnv;
  /** For whatever the measurements write. */
  folder: string;
  admin: Account;
  staff: Account;
  pids: () => { cms: number; web: number };
  stop: () => Promise<void>;
}

const account = (name: string): Account => ({
  email: `${name}@upfield.example`,
  password: `Aa7-${randomBytes(12).toString('hex')}`,
});

/** Starts the built site with the demo content; `WEB_PORT` and `CMS_PORT` say where. */
export async function startBenchSite(): Promise<BenchSite> {
  const folder = mkdtempSync(join(tmpdir(), 'upfield-bench-'));
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary);
  const admin = account('bench-admin');
  const staff = account('bench-staff');
  const env: NodeJS.ProcessEnv = settings({
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
    S3_BUCKET: '',
    SMTP_URL: '',
    SEED: 'demo',
    WEB_PORT: process.env.WEB_PORT || '3600',
    CMS_PORT: process.env.CMS_PORT || '1937',
    PUBLIC_URL: '',
    CMS_URL: '',
    LOG_LEVEL: 'fatal',
    // The visitors' addresses stand in X-Forwarded-For, as a proxy in front would write them.
    TRUSTED_PROXY_HOPS: '1',
    TMPDIR: temporary,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    STAFF_EMAIL: staff.email,
    STAFF_PASSWORD: staff.password,
  });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const site = await startSite(env);
    const stop = () => site.stop().finally(remove);
    return {
      web: `http://127.0.0.1:${env.WEB_PORT}`,
      cms: `http://127.0.0.1:${env.CMS_PORT}`,
      env,
      folder,
      admin,
      staff,
      pids: site.pids,
      stop,
    };
  } catch (error) {
    remove();
    throw error;
  }
}
