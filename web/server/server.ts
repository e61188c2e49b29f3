import { createServer } from 'node:http';
import type { ServerBuild } from '@remix-run/node';
import { collectDefaultMetrics } from 'prom-client';
import { environment } from '~/environment/environment.server';
import { log } from '~/log.server/log';
import { type AppParts, createApp } from './app';
import { builtFiles, styleSheets } from './built-files';
import { Metrics } from './metrics';
import { serveMetrics } from './metrics-server';

const { WEB_HOST, WEB_PORT, PUBLIC_URL, NODE_ENV, METRICS_HOST, WEB_METRICS_PORT } = environment;

/** Time for the requests under way to end after a signal, before their connections are cut. */
const GRACE_MS = 10_000;

/** How often connections are checked for an exceeded request timeout. */
const CHECK_MS = 5000;

type Sources = Pick<AppParts, 'build' | 'spanishAssets' | 'files' | 'styleSheets'>;

/** What `npm run build` made, next to this file. */
async function built(): Promise<Sources> {
  const build: ServerBuild = await fromPages('index.js');
  const { default: spanishAssets } = await fromPages('spanish-assets.js');
  const folder = new URL('../client', import.meta.url).pathname;
  return { build, spanishAssets, files: builtFiles(folder), styleSheets: styleSheets(folder) };
}

/** A module of the pages' build. */
const fromPages = (file: string) => import(/* @vite-ignore */ new URL(`../server/${file}`, import.meta.url).href);

/** Vite compiles the sources as they are asked for. */
async function compiledOnDemand(): Promise<Sources> {
  const { createServer: createVite } = await import('vite');
  const vite = await createVite({ server: { middlewareMode: true } });
  const load = () => vite.ssrLoadModule('virtual:remix/server-build');
  return { build: async () => (await load()) as ServerBuild, files: [vite.middlewares] };
}

const sources = NODE_ENV === 'development' ? await compiledOnDemand() : await built();
const metrics = new Metrics();
const server = createServer({ connectionsCheckingInterval: CHECK_MS }, createApp({ environment, metrics, ...sources }));
// The largest upload over a phone's connection takes its time; a client that never finishes its headers gets none.
server.requestTimeout = 180_000;
server.headersTimeout = 15_000;
server.keepAliveTimeout = 65_000;
// Longer than the CMS may take for an answer: a connection without traffic for so long is dead.
server.timeout = 120_000;

if (WEB_METRICS_PORT !== undefined) {
  // Memory, processor and the delay of the event loop.
  collectDefaultMetrics({ register: metrics.registry });
  await serveMetrics(metrics.registry, WEB_METRICS_PORT, METRICS_HOST);
}
server.listen(WEB_PORT, WEB_HOST, () => log('info', `Upfield answers at ${PUBLIC_URL} (port ${WEB_PORT}).`));

function finish(): void {
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
}
process.once('SIGTERM', finish);
process.once('SIGINT', finish);
// Node's own words have whatever a library hung on the error.
process.once('uncaughtException', (error) => {
  log('error', 'The server ends by an error that nobody took', { error });
  process.exit(1);
});
