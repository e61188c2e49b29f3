import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Mailbox } from '../../../scripts/lib/mailbox';
import { settings } from '../../../scripts/lib/settings.mjs';
import { startSite } from '../../../scripts/lib/site.mjs';
import { CMS_PORT, SMTP_PORT, STAFF, WEB_PORT } from '../support/site';

const CMS_FOLDER = join(import.meta.dirname, '..', '..', '..', 'cms');
const portBeside = (port: string) => String(Number(port) + 60);

/** What one server wrote. */
export interface Line {
  server: string;
  text: string;
}

/** A site beside the one under test: everything that both servers write is kept, at the most talkative level. */
export interface LoggedSite {
  web: string;
  cms: string;
  lines: Line[];
  /** Mails that were taken, quoted-printable undone. */
  mails: () => string[];
  /** Changes its database, as no call can. */
  database: (sql: string) => void;
  stopCms: () => Promise<void>;
  stop: () => Promise<void>;
}

/** @param refused a mailbox that the mail server does not know, and quotes */
export async function startLoggedSite(refused: string): Promise<LoggedSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'upfield-logs-'));
  const [webPort, cmsPort, smtpPort] = [WEB_PORT, CMS_PORT, SMTP_PORT].map(portBeside);
  const web = `http://localhost:${webPort}`;
  const lines: Line[] = [];
  const mailbox = new Mailbox(Number(smtpPort));
  mailbox.refused.add(refused);
  await mailbox.up();
  const env = settings({
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    WEB_PORT: webPort,
    CMS_PORT: cmsPort,
    PUBLIC_URL: web,
    CMS_URL: '',
    SEED: 'base',
    STAFF_EMAIL: STAFF.email,
    STAFF_PASSWORD: STAFF.password,
    STAFF_NAME: STAFF.name,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    S3_BUCKET: '',
    TRUSTED_PROXY_HOPS: '1',
    LOG_FORMAT: 'json',
    LOG_LEVEL: 'debug',
  });
  const site = await startSite(
    env,
    () => {},
    (text, server) => lines.push({ server, text }),
  );
  return {
    web,
    cms: `http://127.0.0.1:${cmsPort}`,
    lines,
    mails: () => mailbox.mails.map(({ source }) => source.replace(/=\r?\n/g, '').replace(/=3D/g, '=')),
    database: (sql) => changeDatabase(join(dataDir, 'upfield.db'), sql),
    stopCms: site.stopCms,
    stop: async () => {
      await site.stop();
      await mailbox.down();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** By the driver of the CMS, from its folder. */
function changeDatabase(file: string, sql: string): void {
  const script = "require('better-sqlite3')(process.argv[1], { timeout: 5000 }).exec(process.argv[2])";
  execFileSync(process.execPath, ['--eval', script, file, sql], { cwd: CMS_FOLDER });
}
