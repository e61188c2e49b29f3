import { IDEMPOTENCY_HEADER, TOKEN_HEADER } from '../src/contract';
import { environment } from '../src/environment';

const mediaHost = environment.S3_PUBLIC_URL ?? environment.S3_ENDPOINT;
const media = mediaHost ? [new URL(mediaHost).origin] : [];
/** Marketing staff upload films; the limits of players' pictures are far lower (cms/src/images). */
const ADMIN_UPLOAD_MAX_BYTES = 200 * 1024 * 1024;

export default [
  'strapi::logger',
  'global::answer-headers',
  'strapi::errors',
  'global::refusals',
  {
    name: 'strapi::security',
    config: {
      contentSecurityPolicy: {
        useDefaults: true,
        directives: {
          'connect-src': ["'self'", 'https:'],
          'img-src': ["'self'", 'data:', 'blob:', ...media],
          'media-src': ["'self'", 'data:', 'blob:', ...media],
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
  'global::picture-gate',
  'global::request-size',
  {
    name: 'strapi::body',
    config: {
      jsonLimit: '1mb',
      formLimit: '1mb',
      textLimit: '1mb',
      formidable: { maxFileSize: ADMIN_UPLOAD_MAX_BYTES },
    },
  },
  'global::sound-text',
  'strapi::session',
  { name: 'strapi::favicon', config: { path: 'public/favicon.png' } },
  'strapi::public',
];
