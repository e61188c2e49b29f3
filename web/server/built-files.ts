import { join } from 'node:path';
import express, { type RequestHandler } from 'express';

/**
 * The files of the build: those with a hash in their name never change; the others (icons, films) are looked at again
 * after an hour.
 * @param folder absolute path of `build/client`
 */
export function builtFiles(folder: string): RequestHandler[] {
  const assets = express.static(join(folder, 'assets'), {
    immutable: true,
    maxAge: '1y',
    index: false,
    redirect: false,
    setHeaders: (response, path) => {
      // A worker obeys the policy of its own file, and may load its parts from us.
      if (path.endsWith('.js')) response.setHeader('Content-Security-Policy', "default-src 'none'; script-src 'self'");
    },
  });
  const plain = express.static(folder, { maxAge: '1h', index: false, redirect: false });
  return [
    (request, response, next) => {
      if (!request.path.startsWith('/assets/')) return next();
      request.url = request.url.slice('/assets'.length);
      assets(request, response, (error?: unknown) => {
        // A range that cannot be met is told by whoever answers failures.
        if (error) next(error);
        // A file of an older build is gone: never answer it with a page.
        else response.status(404).set('Cache-Control', 'no-store').end();
      });
    },
    plain,
  ];
}
