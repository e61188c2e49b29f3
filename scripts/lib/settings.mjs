import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { ExpectedError } from './main.mjs';
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

/** Bits of a folder's mode: what other users may do, and that it is shared (`/tmp`). */
const OTHERS = 0o007;
const STICKY = 0o1000;

/**
 * Makes the data folder for its owner alone, as the CMS does (cms/src/data-folder.ts): it holds personal data of minors. One that an earlier start
 * left open is closed to other users of the machine; its group stays, so that an operator may have one for backups.
 * @param {string} folder absolute
 * @throws {ExpectedError} when it cannot be made
 */
function closeToOthers(folder) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new ExpectedError(`DATA_DIR cannot be made (${error instanceof Error ? error.message : error}).`);
  }
  const { mode, uid } = statSync(folder);
  if (uid !== process.getuid?.() || !(mode & OTHERS) || mode & STICKY) return;
  try {
    chmodSync(folder, mode & ~OTHERS);
  } catch {
    // A mounted volume may not take it, which is no reason to stay down.
  }
}

/**
 * Reads the secrets that an earlier start made in the data folder, and makes those that are missing.
 * @param {string} dataDir absolute
 * @returns {Record<string, string>}
 */
function secretsIn(dataDir) {
  closeToOthers(dataDir);
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
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600 });
  return all;
}

/** What `.env` sets. */
function settingsFile() {
  const file = join(ROOT, '.env');
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

/**
 * A port as it is set. Both servers check theirs as well; here, a wrong one is said before anything is installed or built.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 * @param {string} fallback
 * @throws {ExpectedError} that names the setting
 */
function portIn(env, name, fallback) {
  const port = env[name] || fallback;
  if (!/^\d+$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
    throw new ExpectedError(`${name} is "${port}": a port is a whole number from 1 to 65535.`);
  return port;
}

/**
 * What the shell sets, then `.env`. Defaults of plain settings stand in each app's own environment module; a first start here shows the
 * demo site, and logs for people.
 * @param {NodeJS.ProcessEnv} [shell]
 * @throws {ExpectedError} for a port that is none, or that both servers would take
 */
export function settingsWithoutSecrets(shell = process.env) {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...settingsFile(), ...process.env, ...shell };
  const webPort = portIn(env, 'WEB_PORT', '3000');
  const cmsPort = portIn(env, 'CMS_PORT', '1337');
  if (webPort === cmsPort)
    throw new ExpectedError(`WEB_PORT and CMS_PORT are both ${webPort}: each server needs its own.`);
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
