import { freePort } from '../../../scripts/lib/free-port';
import { type Filling, type Stores, throwAwayStores } from './stores';

export const STAFF = { email: 'staff@example.com', password: 'Quiet-Harbour-31', name: 'Carla Staff' };
export const INTERNAL_SECRET = 'internal-secret-of-the-tests';
/** Not the default, so that a page printing it must have read the setting. */
export const LEAD_RETENTION_MONTHS = 31;
export const JWT_SECRET = 'jwt-secret-of-the-tests';

/** The first administrator. */
export const ADMIN = { email: 'desk@example.com', password: 'Amber-Lantern-52' };

/** Settings of a temporary server: test secrets, a database and a file store of its own, no admin panel. */
export async function throwAwaySettings(
  filling: Filling = 'prepared',
  stores?: Stores,
): Promise<Record<string, string>> {
  return {
    NODE_ENV: 'test',
    CMS_PORT: String(await freePort()),
    CMS_ADMIN: 'off',
    ...(await throwAwayStores(filling, stores)),
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
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    LEAD_RETENTION_MONTHS: String(LEAD_RETENTION_MONTHS),
  };
}
