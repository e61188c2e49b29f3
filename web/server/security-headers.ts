import helmet from 'helmet';

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
 * @param https whether visitors come by https: only then browsers are told to stay on it
 */
export function securityHeaders(https: boolean) {
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
      strictTransportSecurity: https ? { maxAge: 63_072_000, includeSubDomains: true, preload: true } : false,
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
