import { IDEMPOTENCY_HEADER, TOKEN_HEADER } from '../src/contract';
import { environment } from '../src/environment';

/** A page of the site, as the admin saves it. */
const EDITORS_BODY_MAX_BYTES = 1024 * 1024;

export default [
  'strapi::logger',
  'global::answer-headers',
  'strapi::errors',
  'global::http-errors',
  {
    name: 'strapi::security',
    config: {
      contentSecurityPolicy: {
        useDefaults: true,
        directives: {
          'connect-src': ["'self'", 'https:'],
          'img-src': ["'self'", 'data:', 'blob:'],
          'media-src': ["'self'", 'data:', 'blob:'],
          'frame-src': ["'self'", environment.PUBLIC_URL],
          upgradeInsecureRequests: null,
        },
      },
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
