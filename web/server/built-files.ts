import { readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { isByteRanges } from '@upfield/cms/contract/byte-ranges';
import express, { type RequestHandler } from 'express';
import { compressedForms } from './compressed-files';
import { chooseCoding } from './content-coding';

const ASSETS = '/assets/';

/**
 * The files of the build: those with a hash in their name never change, and were compressed when they were built; the others (icons, films)
 * are looked at again after an hour.
 * @param folder absolute path of `build/client`
 */
export function builtFiles(folder: string): RequestHandler[] {
  const plain = express.static(folder, { maxAge: '1h', index: false, redirect: false, setHeaders: withAvif });
  return [withoutUnreadRanges, assets(join(folder, ASSETS)), plain];
}

/** The library does not know the type. */
function withAvif(response: ServerResponse, path: string): void {
  if (path.endsWith('.avif')) response.setHeader('Content-Type', 'image/avif');
}

/**
 * The style sheets of the build.
 * @param folder absolute path of `build/client`
 * @returns their texts by the address that pages know them by
 */
export function styleSheets(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(join(folder, ASSETS)).filter((name) => name.endsWith('.css'));
  return new Map(names.map((name) => [ASSETS + name, readFileSync(join(folder, ASSETS, name), 'utf8').trim()]));
}

function assets(folder: string): RequestHandler {
  const choose = compressedForm(folder);
  const files = express.static(folder, {
    immutable: true,
    maxAge: '1y',
    index: false,
    redirect: false,
    setHeaders: (response, path) => {
      // A worker has the content security policy of its own file, which must allow its imports from this site.
      if (/\.js(\.|$)/.test(path))
        response.setHeader('Content-Security-Policy', "default-src 'none'; script-src 'self'");
    },
  });
  return (request, response, next) => {
    if (!request.path.startsWith(ASSETS)) return next();
    request.url = request.url.slice(ASSETS.length - 1);
    choose(request, response, () =>
      files(request, response, (error?: unknown) => {
        // The error handler answers a range that is not satisfiable (416).
        if (error) next(error);
        // A file of an older build is gone: never answer it with a page.
        else response.status(404).set('Cache-Control', 'no-store').end();
      }),
    );
  };
}

/** Turns a request to the compressed form of its file. A part of a file is counted in the file's own bytes. */
function compressedForm(folder: string): RequestHandler {
  const formsOf = compressedForms(folder);
  return (request, response, next) => {
    const name = request.path.slice(1);
    const forms = formsOf.get(name) ?? {};
    const coding = request.headers.range ? 'identity' : chooseCoding(request.get('accept-encoding'), forms);
    response.vary('Accept-Encoding');
    if (coding !== 'identity') {
      request.url = `/${forms[coding]}`;
      response.type(extname(name)).set('Content-Encoding', coding);
    }
    next();
  };
}

/** The library would answer 416 to a range that cannot be read. */
const withoutUnreadRanges: RequestHandler = ({ headers }, _response, next) => {
  if (headers.range !== undefined && !isByteRanges(headers.range)) delete headers.range;
  next();
};
