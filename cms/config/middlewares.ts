import { IDEMPOTENCY_HEADER, TOKEN_HEADER } from '../src/contract';
import { environment } from '../src/environment';

const HSTS_SECONDS = 2 * 365 * 24 * 60 * 60;

/**
 * What the admin panel may load. Looser than a page of the site, because of:
 * - styles: styled-components puts them into the page as it renders (`'unsafe-inline'`; scripts need none)
 * - pictures and films: previews of a file that is being uploaded (`blob:`), icons inside style sheets (`data:`)
 * - calls to `https:`: the media library's *From URL*, where the browser fetches the file
 * - frames: the preview of a draft, which is the site
 * Each is one text: Strapi would fill up a list with the rest of its own longer one.
 */
const ADMIN_SOURCES = {
  'style-src': "'self' 'unsafe-inline'",
  'font-src': "'self' data:",
  'connect-src': "'self' https:",
  'img-src': "'self' data: blob:",
  'media-src': "'self' data: blob:",
  'frame-src': `'self' ${environment.PUBLIC_URL}`,
};

/** A page of the site, as the admin saves it. */
const EDITORS_BODY_MAX_BYTES = 1024 * 1024;

export default [
  'global::request-log',
  'global::answer-headers',
  'strapi::errors',
  'global::http-errors',
  {
    name: 'strapi::security',
    config: {
      contentSecurityPolicy: {
        useDefaults: true,
        directives: { ...ADMIN_SOURCES, upgradeInsecureRequests: null },
      },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      // Strapi's default says it for every name below ours, too, whose owner was not asked.
      hsts: environment.CMS_PUBLIC_URL?.startsWith('https:')
        ? { maxAge: HSTS_SECONDS, includeSubDomains: false }
        : false,
    },
  },
  // Strapi insists on it; browsers reach the API through the web server, on the site's own origin.
  {
    name: 'strapi::cors',
    config: {
      origin: [environment.PUBLIC_URL],
      headers: ['Content-Type', TOKEN_HEADER, IDEMPOTENCY_HEADER],
      expose: ['X-Total-Count', 'Retry-After'],
    },
  },
  'strapi::query',
  'global::uploads',
  // JSON alone: forms with files are read by the routes that take one, once they know who sends it (src/http/form.ts).
  {
    name: 'strapi::body',
    config: { jsonLimit: EDITORS_BODY_MAX_BYTES, urlencoded: false, text: false, multipart: false },
  },
  'global::reject-invalid-unicode',
  'strapi::session',
  { name: 'strapi::favicon', config: { path: 'public/favicon.png' } },
  'strapi::public',
];
