import { LOG_FORMATS, LOG_LEVELS } from '@upfield/cms/contract/log-line';
import { secretFaults } from '@upfield/cms/contract/secrets';
import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65535);
const origin = z.url().transform((address) => new URL(address).origin);
/** Origins, separated by commas. */
const origins = z
  .string()
  .transform((list) => list.split(',').map((address) => address.trim()))
  .pipe(z.array(origin));
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const flag = z.enum(['on', 'off']).transform((value) => value === 'on');
const withDefault = <Schema extends z.ZodType>(schema: Schema, fallback: string) =>
  z.preprocess((value) => (value === undefined || value === '' ? fallback : value), schema);

const settings = z.object({
  NODE_ENV: withDefault(z.enum(['production', 'development', 'test']), 'production'),
  WEB_PORT: withDefault(port, '3000'),
  WEB_HOST: withDefault(z.string(), '0.0.0.0'),
  /** Folder of what this server keeps; a path that is not absolute begins where it is started. */
  DATA_DIR: withDefault(z.string(), '.data'),
  /** Room on the disk for pictures in the sizes of pages, in megabytes (docs/decisions/033). */
  PICTURE_CACHE_MB: withDefault(z.coerce.number().int().min(1), '512'),
  /** Addresses at which this server reaches the CMS: of one, of a balancer, or of each replica. */
  CMS_URL: withDefault(origins, 'http://127.0.0.1:1337'),
  /** Address at which editors open the admin, which shows previews in a frame; the CMS's port on this machine by default. */
  CMS_PUBLIC_URL: optional(origin),
  /** Address of the site as visitors type it. */
  PUBLIC_URL: withDefault(origin, 'http://localhost:3000'),
  /** Base address of the browser's API client: a path on our origin, or another origin. */
  API_BASE: withDefault(z.string().regex(/^(\/(?!\/)|https?:\/\/)/), '/api'),
  /** Signs the visitor's address for the CMS. */
  INTERNAL_SECRET: z.string().min(1),
  /** Checks preview links. */
  PREVIEW_SECRET: z.string().min(1),
  /** Reverse proxies in front of this server whose X-Forwarded-For is believed. */
  TRUSTED_PROXY_HOPS: withDefault(z.coerce.number().int().min(0).max(10), '0'),
  LOG_LEVEL: withDefault(z.enum(LOG_LEVELS), 'warn'),
  LOG_FORMAT: withDefault(z.enum(LOG_FORMATS), 'json'),
  /** Where the metrics are answered; not set, nowhere. */
  METRICS_HOST: withDefault(z.string(), '127.0.0.1'),
  WEB_METRICS_PORT: optional(port),
  /** Whether HSTS covers the subdomains too; on https alone (RFC 6797, section 6.1.2). */
  HSTS_INCLUDE_SUBDOMAINS: withDefault(flag, 'off'),
  /** Whether the name may go into the browsers' own list of https sites, which takes months to leave (hstspreload.org). */
  HSTS_PRELOAD: withDefault(flag, 'off'),
});

const checked = settings
  .refine(({ HSTS_PRELOAD, HSTS_INCLUDE_SUBDOMAINS }) => !HSTS_PRELOAD || HSTS_INCLUDE_SUBDOMAINS, {
    path: ['HSTS_PRELOAD'],
    error: 'The preload list takes a name only with HSTS_INCLUDE_SUBDOMAINS=on.',
  })
  .superRefine(({ NODE_ENV, INTERNAL_SECRET, PREVIEW_SECRET }, context) => {
    if (NODE_ENV !== 'production') return;
    for (const fault of secretFaults({ INTERNAL_SECRET, PREVIEW_SECRET })) context.addIssue(fault);
  });

export type Environment = z.infer<typeof settings> & { CMS_PUBLIC_URL: string };

/**
 * Reads the settings of the web server (`.env.example` describes each).
 * @throws Error that names every setting that is missing or wrong
 */
export function parseEnvironment(source: Record<string, string | undefined>): Environment {
  const parsed = checked.safeParse(source);
  if (!parsed.success) throw new Error(`The settings of the web server are wrong.\n${z.prettifyError(parsed.error)}`);
  return { ...parsed.data, CMS_PUBLIC_URL: parsed.data.CMS_PUBLIC_URL ?? localAddressOf(parsed.data.CMS_URL) };
}

function localAddressOf([cmsUrl = '']: string[]): string {
  const address = new URL(cmsUrl);
  if (address.hostname === '127.0.0.1') address.hostname = 'localhost';
  return address.origin;
}
