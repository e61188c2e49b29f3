import type { RequestHandler } from 'express';

const TIMEOUT_MS = 1500;

/** Ready when this server can serve, which it can without the CMS too: the body says how the CMS is (decisions, Start, settings, health). */
export function health(cmsUrl: string): RequestHandler {
  return async (_request, response) => {
    const up = await fetch(new URL('/_health', cmsUrl), { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
      (answer) => answer.ok,
      () => false,
    );
    response.set('Cache-Control', 'no-store').json({ ok: true, cms: up ? 'up' : 'down' });
  };
}
