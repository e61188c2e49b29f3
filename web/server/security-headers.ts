import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Environment } from '~/environment/parse-environment';
import type { HeaderList } from './page';

type HstsSettings = Pick<Environment, 'PUBLIC_URL' | 'HSTS_INCLUDE_SUBDOMAINS' | 'HSTS_PRELOAD'>;

const HSTS_SECONDS = 2 * 365 * 24 * 60 * 60;

/** Browser features that are switched off: the site needs none of them. */
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
 * Headers that harden every answer. A page sets its own content security policy (it knows its scripts); every other answer, such
 * as a picture or JSON opened in a tab, gets a policy that allows nothing.
 * Browsers are told to stay on https only where visitors come by it (RFC 6797).
 */
export function securityHeaders(environment: HstsSettings): HeaderList {
  // They are the same for every request, so helmet writes them once, on a response object that is never sent.
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  hardening(environment)(answer.req, answer, () => undefined);
  answer.setHeader('Permissions-Policy', PERMISSIONS);
  return Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]);
}

const hardening = (environment: HstsSettings) =>
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
    // Of browsers and plug-ins that are gone. A cache in front parses each header of every page that it sends.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    // Resolving the hosts of links ahead is off where it matters: browsers do not do it on https.
    xDnsPrefetchControl: false,
  });

/** Sets headers on every answer. */
export function setHeaders(headers: HeaderList): RequestHandler {
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}
