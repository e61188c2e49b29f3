import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../scripts/lib/free-port';
import { emptyStores } from './stores';

export const STAFF = { email: 'staff@example.com', password: 'Quiet-Harbour-31', name: 'Carla Staff' };
export const INTERNAL_SECRET = 'internal-secret-of-the-tests';
/** Not the default, so that a page printing it must have read the setting. */
export const LEAD_RETENTION_MONTHS = 31;
export const JWT_SECRET = 'jwt-secret-of-the-tests';

/** Settings of a temporary server: test secrets, an empty database and file store, no admin panel. */
export async function throwAwaySettings(): Promise<Record<string, string>> {
  return {
    NODE_ENV: 'test',
    CMS_PORT: String(await freePort()),
    CMS_ADMIN: 'off',
    DATA_DIR: mkdtempSync(join(process.env.UPFIELD_TEST_DIR ?? '', 'data-')),
    ...(await emptyStores()),
    LOG_LEVEL: 'fatal',
    SEED: 'none',
    SMTP_URL: '',
    TRUSTED_PROXY_HOPS: '0',
    STRAPI_TELEMETRY_DISABLED: 'true',
    APP_KEYS: 'one,two',
    API_TOKEN_SALT: 'api-token-salt',
    ADMIN_JWT_SECRET: 'admin-jwt-secret',
    JWT_SECRET,
    TRANSFER_TOKEN_SALT: 'transfer-token-salt',
    ENCRYPTION_KEY: '0123456789abcdef0123456789abcdef',
    INTERNAL_SECRET,
    PREVIEW_SECRET: 'preview-secret',
    ALTCHA_SECRET: 'altcha-secret',
    STAFF_EMAIL: STAFF.email,
    STAFF_PASSWORD: STAFF.password,
    STAFF_NAME: STAFF.name,
    LEAD_RETENTION_MONTHS: String(LEAD_RETENTION_MONTHS),
  };
}
