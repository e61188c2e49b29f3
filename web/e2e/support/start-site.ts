import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settings } from '../../../scripts/lib/settings.mjs';
import { startSite } from '../../../scripts/lib/site.mjs';
import { startCmsSwitch } from './cms-switch';
import { startMailbox } from './mailbox';
import { ADMIN, CMS_PORT, SITE_URL, SMTP_PORT, STAFF, WEB_PORT } from './site';

/**
 * Starts a mailbox, the CMS on an empty database with the demo site, the web server and a switch for the CMS; returns
 * what ends them.
 * With `E2E_SITE=running` the journeys run against a site that is already up on the same ports, which is quicker while one
 * writes them.
 */
export default async function startSiteUnderTest(): Promise<() => Promise<void>> {
  if (process.env.E2E_SITE === 'running') return async () => {};
  const dataDir = mkdtempSync(join(tmpdir(), 'upfield-e2e-'));
  const mailbox = await startMailbox();
  const site = await startSite(
    settings({
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      WEB_PORT,
      CMS_PORT,
      PUBLIC_URL: SITE_URL,
      CMS_URL: '',
      SEED: 'demo',
      STAFF_EMAIL: STAFF.email,
      STAFF_PASSWORD: STAFF.password,
      STAFF_NAME: STAFF.name,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      SMTP_URL: `smtp://127.0.0.1:${SMTP_PORT}`,
      S3_BUCKET: '',
      // Tests act as the proxy in front: each sends its visitor's address.
      TRUSTED_PROXY_HOPS: '1',
    }),
  );
  const cmsSwitch = await startCmsSwitch(site);
  return async () => {
    await cmsSwitch.stop();
    await site.stop();
    await mailbox.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
