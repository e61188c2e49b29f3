import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { secretFaults } from './contract';
import { LOG_FORMATS, LOG_LEVELS } from './contract/log-line';

/** Every setting of the CMS, read and checked once. `.env.example` documents each one. */

const text = z.string().trim();
const optional = text.optional();
const port = z.coerce.number().int().min(1).max(65_535);
const flag = z.enum(['on', 'off']);

const settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  CMS_PORT: port.default(1337),
  CMS_HOST: text.default('127.0.0.1'),
  /** `off` serves no admin panel, so that nothing of it needs to be built (tests). */
  CMS_ADMIN: flag.default('on'),
  /** Where the admin panel is reached from outside; empty means where it is served. */
  CMS_PUBLIC_URL: optional,
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  DATA_DIR: text.default('.data'),
  DATABASE_URL: optional.pipe(z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  DATABASE_POOL_MAX: z.coerce.number().int().min(2).default(10),
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).default(0),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('warn'),
  LOG_FORMAT: z.enum(LOG_FORMATS).default('json'),
  /** Where the metrics are answered; not set, nowhere. */
  METRICS_HOST: text.default('127.0.0.1'),
  CMS_METRICS_PORT: port.optional(),

  APP_KEYS: text.default(''),
  API_TOKEN_SALT: text.default(''),
  ADMIN_JWT_SECRET: text.default(''),
  JWT_SECRET: text.default(''),
  TRANSFER_TOKEN_SALT: text.default(''),
  ENCRYPTION_KEY: text.default(''),
  INTERNAL_SECRET: text.default(''),
  PREVIEW_SECRET: text.default(''),
  ALTCHA_SECRET: text.default(''),

  STAFF_EMAIL: z.string().trim().toLowerCase().pipe(z.email()).default('staff@upfield.example'),
  STAFF_PASSWORD: optional,
  STAFF_NAME: text.min(1).default('Staff'),
  ADMIN_EMAIL: z.string().trim().toLowerCase().pipe(z.email()).default('admin@upfield.example'),
  ADMIN_PASSWORD: optional,
  /** What an empty database starts with; `npm start` asks for the demo site. */
  SEED: z.enum(['demo', 'base', 'none']).default('base'),

  SMTP_URL: optional.pipe(z.url({ protocol: /^smtps?$/ }).optional()),
  MAIL_FROM: text.default('Upfield <no-reply@upfield.example>'),
  /** A process that took a mail has this long to send it before another one may. */
  MAIL_LEASE_SECONDS: z.coerce.number().int().min(1).default(120),
  MAIL_STAFF: text.default('scholarships@upfield.example'),

  S3_BUCKET: optional,
  S3_REGION: text.default('us-east-1'),
  S3_ENDPOINT: optional.pipe(z.url().optional()),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,

  /** Archives of `npm run backup` are encrypted with it, and opened by `npm run restore`. */
  BACKUP_PASSPHRASE: optional,

  /** For tests only: the step at which the process kills itself (crash-point). */
  CRASH_POINT: optional,

  LEAD_RETENTION_MONTHS: z.coerce.number().int().min(1).default(24),
});

/** The secrets that `npm start` makes; a backup carries them. */
export const SECRETS = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'INTERNAL_SECRET',
  'PREVIEW_SECRET',
  'ALTCHA_SECRET',
] as const;

/** The workspace's root: sources and compiled files lie at different depths below it. */
function repositoryRoot(from: string): string {
  const file = join(from, 'package.json');
  if (existsSync(file) && 'workspaces' in JSON.parse(readFileSync(file, 'utf8'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('No package.json with workspaces above the CMS.');
  return repositoryRoot(parent);
}

/**
 * Reads the settings, with the folders that follow from them. An empty variable, or one of blanks, is an absent one:
 * compose files and CI pass empty strings.
 * @throws Error that names every setting that is wrong
 */
export function readEnvironment(source: NodeJS.ProcessEnv) {
  const parsed = settings.safeParse(
    Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim() !== '')),
  );
  if (!parsed.success) throw new Error(`The settings are not valid.\n${z.prettifyError(parsed.error)}`);
  const root = repositoryRoot(__dirname);
  const dataDir = resolve(root, parsed.data.DATA_DIR);
  return { ...parsed.data, DATA_DIR: dataDir, PUBLIC_DIR: join(dataDir, 'public'), CMS_ROOT: join(root, 'cms') };
}

export const environment = readEnvironment(process.env);

/**
 * Secrets have no default: a server without them must not start, and in production not with short or equal ones either.
 * Building the admin panel loads the same settings and needs none, which is why this is asked at start and not when the
 * settings are read.
 * @throws Error that names every secret that is missing, short or equal to another, and no value
 */
export function requireSecrets(settings = environment): void {
  const missing = SECRETS.filter((name) => settings[name] === '');
  if (missing.length > 0) throw new Error(`Set ${missing.join(', ')}: secrets have no default.`);
  const faults = settings.NODE_ENV === 'production' ? secretFaults(secretValues(settings)) : [];
  if (faults.length > 0) throw new Error(`The secrets are not safe. ${faults.join(' ')}`);
}

/** Every secret by the name of its setting; `APP_KEYS` is a list, of which each key is a secret of its own. */
function secretValues(settings: typeof environment): Record<string, string> {
  const single = SECRETS.filter((name) => name !== 'APP_KEYS').map((name) => [name, settings[name]]);
  const keys = settings.APP_KEYS.split(',').map((key, index) => [`APP_KEYS, key ${index + 1},`, key.trim()]);
  return Object.fromEntries([...single, ...keys]);
}
