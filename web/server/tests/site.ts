import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LoaderFunctionArgs, redirect, type ServerBuild } from '@remix-run/node';
import { currentRendering } from '~/content.server/rendering';
import { parseEnvironment } from '~/environment/parse-environment';
import { missingPage, publicPage } from '~/site/cache-policy';
import { createApp } from '../app';
import { builtFiles } from '../built-files';
import { compressFile } from '../compressed-files';
import { Metrics } from '../metrics';

export const SECRETS = {
  INTERNAL_SECRET: 'internal secret of the tests',
  PREVIEW_SECRET: 'preview secret of the tests',
};

/** What a call looked like when it reached the CMS. */
export interface ReceivedCall {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A script that is worth compressing. */
export const SCRIPT = 'console.log("a line of a script");\n'.repeat(2000);

/** What the CMS holds and the pages show. */
export interface Content {
  revision: number;
  /** The player whom `/player` shows; null for one who was hidden. */
  player: string | null;
}

/** The web server on a free port, with a few small pages of its own and a CMS that answers every call with what it got. */
export interface TestSite {
  port: number;
  url: string;
  calls: ReceivedCall[];
  /** Addresses that were rendered, in their order. */
  rendered: string[];
  content: Content;
  /** What the web server measures. */
  metrics: Metrics;
  /** Folder of what the web server keeps. */
  dataDir: string;
  stopCms: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * @param settings of the web server; secrets and the CMS's address have their own
 * @param answer what the CMS does instead
 */
export async function startSite(settings: Record<string, string> = {}, answer?: RequestListener): Promise<TestSite> {
  const calls: ReceivedCall[] = [];
  const rendered: string[] = [];
  const content: Content = { revision: 1, player: 'Ana Torres' };
  const folder = mkdtempSync(join(tmpdir(), 'upfield-web-'));
  await mkdir(join(folder, 'assets'));
  for (const name of ['app-1a2b.js', 'plain-3c4d.js']) await writeFile(join(folder, 'assets', name), SCRIPT);
  await writeFile(join(folder, 'still.avif'), 'a still');
  await compressFile(join(folder, 'assets', 'app-1a2b.js'));
  const dataDir = join(folder, 'data');
  const cms = await listening(createServer(answer ?? answerAsCms(calls, content)));
  const environment = parseEnvironment({
    ...SECRETS,
    CMS_URL: `http://127.0.0.1:${portOf(cms)}`,
    DATA_DIR: dataDir,
    ...settings,
  });
  const metrics = new Metrics();
  const build = smallBuild(rendered, content);
  const web = await listening(createServer(createApp({ environment, build, files: builtFiles(folder), metrics })));
  const stop = async () => {
    await Promise.all([closed(web), closed(cms)]);
    rmSync(folder, { recursive: true });
  };
  const port = portOf(web);
  const url = `http://127.0.0.1:${port}`;
  return { port, url, calls, rendered, content, metrics, dataDir, stopCms: () => closed(cms), stop };
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

function listening(server: Server): Promise<Server> {
  return new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(server)));
}

function answerAsCms(calls: ReceivedCall[], content: Content): RequestListener {
  return async (request, response) => {
    const { method = '', url = '', headers } = request;
    if (url === '/api/revision') return response.end(JSON.stringify({ revision: content.revision }));
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    calls.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    if (headers.range) response.writeHead(206, { 'Content-Type': 'text/plain', 'Content-Range': 'bytes 0-1999/9000' });
    response.end(headers.range ? 'a'.repeat(2000) : '{}');
  };
}

/** A build as Remix makes it, of pages that say what they were asked. */
function smallBuild(rendered: string[], content: Content): ServerBuild {
  const loader = ({ request }: LoaderFunctionArgs) => {
    rendered.push(request.url.slice(new URL(request.url).origin.length));
    return null;
  };
  const player = (args: LoaderFunctionArgs) => {
    loader(args);
    currentRendering().markPeople();
    if (content.player === null) throw new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
    return content.player;
  };
  const page = (id: string, path: string | undefined, module: object, more: object = {}) => ({
    [id]: {
      id,
      path,
      parentId: 'root',
      module: { default: () => null, headers: publicPage, loader, ...module },
      ...more,
    },
  });
  const routes = {
    root: { id: 'root', path: '', module: { default: () => null } },
    ...page('routes/_index', undefined, {}, { index: true }),
    ...page('routes/search', 'search', { handle: { query: ['q'] } }),
    ...page('routes/gallery', 'gallery', { loader: () => redirect('/search?q=all', 301), handle: { query: ['page'] } }),
    ...page('routes/newsletter', 'newsletter', { action: ({ request }: LoaderFunctionArgs) => request.text() }),
    ...page('routes/player', 'player', { loader: player }),
    ...page('routes/register', 'register', {}),
    ...page('routes/$', '*', {
      headers: missingPage,
      loader: (args: LoaderFunctionArgs) => new Response(String(loader(args)), { status: 404 }),
    }),
  };
  const build = {
    mode: 'production',
    routes,
    entry: {
      module: {
        default: (
          request: Request,
          status: number,
          headers: Headers,
          context: { staticHandlerContext: { actionData: unknown; loaderData: unknown } },
        ) => {
          headers.set('Content-Type', 'text/html');
          const { actionData, loaderData } = context.staticHandlerContext;
          const texts = [new URL(request.url).pathname, JSON.stringify(actionData), JSON.stringify(loaderData)];
          return new Response(
            texts
              .map((text) => `<p>${text}</p>`)
              .join('')
              .padEnd(2000),
            { status, headers },
          );
        },
        handleError: () => undefined,
      },
    },
    assets: { version: '1', entry: { module: '', imports: [] }, routes: {}, url: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    isSpaMode: false,
    future: { v3_singleFetch: true },
  };
  // Of the build the server reads these parts alone.
  return build as unknown as ServerBuild;
}
