import helmet from 'helmet';
import type { Environment } from '~/environment/parse-environment';

type HstsSettings = Pick<Environment, 'PUBLIC_URL' | 'HSTS_INCLUDE_SUBDOMAINS' | 'HSTS_PRELOAD'>;

const HSTS_SECONDS = 2 * 365 * 24 * 60 * 60;

/** What a page may not use at all: the site needs none of it. */
const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * Headers that harden every answer. A page brings its own content security policy (it knows its scripts); all else, a picture
 * or a JSON answer that someone opens by itself, may do nothing.
 * Browsers are told to stay on https only where visitors come by it (RFC 6797).
 */
export function securityHeaders(environment: HstsSettings) {
  return [
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          styleSrc: ["'self'"],
          imgSrc: ["'self'"],
          sandbox: [],
          frameAncestors: ["'none'"],
        },
      },
      strictTransportSecurity: environment.PUBLIC_URL.startsWith('https:') && {
        maxAge: HSTS_SECONDS,
        includeSubDomains: environment.HSTS_INCLUDE_SUBDOMAINS,
        preload: environment.HSTS_PRELOAD,
      },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      // The policy's frame-ancestors says it better: the admin shows drafts in a frame.
      xFrameOptions: false,
    }),
    (_request: unknown, response: { setHeader(name: string, value: string): void }, next: () => void) => {
      response.setHeader('Permissions-Policy', PERMISSIONS);
      next();
    },
  ];
}
