import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../lib/paths.mjs';
import { startServer, stopServers, untilAnswers } from '../lib/servers.mjs';
import type { ThrowAwaySite } from '../lib/throw-away-site.ts';

/** One more server beside those of the site. */
export interface Server {
  origin: string;
  stop: () => Promise<void>;
}

const script = (name: string) => join(ROOT, 'scripts/bench', name);

/**
 * A further web server of the same site.
 * @param preload a module of this folder that it loads before its own code
 */
export function startWeb(site: ThrowAwaySite, preload?: string): Promise<Server> {
  const port = Number(site.env.WEB_PORT) + 1;
  const first = preload ? ['--import', pathToFileURL(script(preload)).href] : [];
  return start({
    name: 'web-2',
    args: [...first, 'build/http/server.js'],
    cwd: 'web',
    env: { ...site.env, WEB_PORT: String(port) },
    port,
    health: '/healthz',
  });
}

/** A CMS on the same database that also answers with Strapi's own list (`strapi-list.mjs`). */
export function startStrapiList(site: ThrowAwaySite): Promise<Server> {
  const port = Number(site.env.CMS_PORT) + 1;
  return start({
    name: 'strapi',
    args: [script('strapi-list.mjs')],
    cwd: 'cms',
    env: { ...site.env, CMS_PORT: String(port) },
    port,
    health: '/_health',
  });
}

interface Start {
  name: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  port: number;
  health: string;
}

async function start({ name, args, cwd, env, port, health }: Start): Promise<Server> {
  const child = startServer(name, { command: process.execPath, args, cwd, env });
  const origin = `http://127.0.0.1:${port}`;
  const stop = () => stopServers([child]);
  try {
    await untilAnswers(origin + health, child, 120);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
}
