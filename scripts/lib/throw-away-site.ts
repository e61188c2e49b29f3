import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Memory, memoryOf } from './memory/memory.ts';
import { ROOT } from './paths.mjs';
import { settings } from './settings.mjs';
import { startSite } from './site.mjs';

export interface Account {
  email: string;
  password: string;
}

/** The running production build with a temporary database, which is deleted when it stops. */
export interface ThrowAwaySite {
  web: string;
  cms: string;
  /** What both servers run with. */
  env: NodeJS.ProcessEnv;
  /** For whatever is written beside the site; removed with it. */
  folder: string;
  /** The servers' folder for temporary files. */
  temporary: string;
  admin: Account;
  staff: Account;
  /** Memory of both servers after a garbage collection. */
  memory: () => Promise<Memory>;
  stop: () => Promise<void>;
}

interface ThrowAway {
  /** Of the command, for the folder and the accounts. */
  name: string;
  webPort: number;
  cmsPort: number;
  /** Fills the database before the servers start. */
  fill?: (env: NodeJS.ProcessEnv) => Promise<void>;
}

/**
 * Starts the built site with the demo content, as if a proxy stood in front that writes the visitors' addresses into `X-Forwarded-For`.
 * @throws Error when it does not start; nothing is left behind then
 */
export async function startThrowAwaySite({ name, webPort, cmsPort, fill }: ThrowAway): Promise<ThrowAwaySite> {
  const folder = mkdtempSync(join(tmpdir(), `upfield-${name}-`));
  const [temporary = '', reports = ''] = ['tmp', 'reports'].map((part) => join(folder, part));
  for (const path of [temporary, reports]) mkdirSync(path);
  const admin = account(`${name}-admin`);
  const staff = account(`${name}-staff`);
  const env: NodeJS.ProcessEnv = settings({
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
    S3_BUCKET: '',
    SMTP_URL: '',
    SEED: 'demo',
    WEB_PORT: String(webPort),
    CMS_PORT: String(cmsPort),
    PUBLIC_URL: '',
    CMS_URL: '',
    LOG_LEVEL: 'fatal',
    TRUSTED_PROXY_HOPS: '1',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    STAFF_EMAIL: staff.email,
    STAFF_PASSWORD: staff.password,
    TMPDIR: temporary,
    MEMORY_REPORTS: reports,
    NODE_OPTIONS: `--import ${pathToFileURL(join(ROOT, 'scripts/lib/memory/report.mjs')).href}`,
  });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    await fill?.(env);
    const site = await startSite(env);
    return {
      web: `http://127.0.0.1:${env.WEB_PORT}`,
      cms: `http://127.0.0.1:${env.CMS_PORT}`,
      env,
      folder,
      temporary,
      admin,
      staff,
      memory: () => memoryOf(site.pids(), reports),
      stop: () => site.stop().finally(remove),
    };
  } catch (error) {
    remove();
    throw error;
  }
}

const account = (name: string): Account => ({
  email: `${name}@upfield.example`,
  password: `Aa7-${randomBytes(12).toString('hex')}`,
});
