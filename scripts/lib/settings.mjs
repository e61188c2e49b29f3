import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from './paths.mjs';

const random = () => randomBytes(32).toString('base64url');

/** Every secret there is; none has a default. `APP_KEYS` is a list of two, so that one can be rotated out. */
const SECRETS = {
  APP_KEYS: () => `${random()},${random()}`,
  API_TOKEN_SALT: random,
  ADMIN_JWT_SECRET: random,
  TRANSFER_TOKEN_SALT: random,
  ENCRYPTION_KEY: random,
  JWT_SECRET: random,
  INTERNAL_SECRET: random,
  PREVIEW_SECRET: random,
  ALTCHA_SECRET: random,
};

/**
 * Reads the secrets that an earlier start made in the data folder, and makes those that are missing.
 * @param {string} dataDir absolute
 * @returns {Record<string, string>}
 */
function secretsIn(dataDir) {
  const file = join(dataDir, 'secrets.json');
  /** @type {Record<string, string>} */
  const stored = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const missing = Object.entries(SECRETS).filter(([name]) => !stored[name]);
  if (missing.length === 0) return stored;
  if (!existsSync(file) && existsSync(join(dataDir, 'upfield.db'))) {
    console.warn(
      `${file} is gone, so new secrets are made: staff sign in again, and links that were sent no longer open. ` +
        'A backup has the old ones (docs/operations.md, Restore).',
    );
  }
  const all = { ...stored, ...Object.fromEntries(missing.map(([name, make]) => [name, make()])) };
  // It holds personal data of minors: nobody else on this machine reads it.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600 });
  return all;
}

/**
 * What the shell sets, then `.env`. Defaults of plain settings stand in each app's own environment module; a first start here shows the
 * demo site, and logs for people.
 * @param {NodeJS.ProcessEnv} [shell]
 */
export function settingsWithoutSecrets(shell = process.env) {
  if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'));
  const env = { ...process.env, ...shell };
  const webPort = env.WEB_PORT || '3000';
  const cmsPort = env.CMS_PORT || '1337';
  return {
    ...env,
    NODE_ENV: env.NODE_ENV || 'production',
    SEED: env.SEED || 'demo',
    LOG_FORMAT: env.LOG_FORMAT || 'text',
    DATA_DIR: resolve(ROOT, env.DATA_DIR || '.data'),
    WEB_PORT: webPort,
    CMS_PORT: cmsPort,
    PUBLIC_URL: env.PUBLIC_URL || `http://localhost:${webPort}`,
    CMS_URL: env.CMS_URL || `http://127.0.0.1:${cmsPort}`,
    STRAPI_TELEMETRY_DISABLED: 'true',
  };
}

/**
 * The environment both servers get: plain settings, and the secrets kept in the data folder where the shell and `.env` name none.
 * @param {NodeJS.ProcessEnv} [shell]
 */
export function settings(shell = process.env) {
  const plain = settingsWithoutSecrets(shell);
  return { ...secretsIn(plain.DATA_DIR), ...plain };
}
