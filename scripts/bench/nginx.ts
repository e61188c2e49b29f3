import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stopServers, untilAnswers } from '../lib/servers.mjs';
import { rawBody } from './raw-body.ts';

const BINARIES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

export interface Nginx {
  /** Serves the bytes from files: identity and, by `gzip_static`, gzip. */
  files: string;
  /** The same in brotli, which stock nginx cannot choose by itself. */
  brotliFile: string;
  /** A cache without settings of its own in front of the web server. */
  proxy: string;
  stop: () => Promise<void>;
}

interface NginxParts {
  folder: string;
  /** The page that nginx serves, as the web server sends it. */
  page: string;
  /** Ports of the web servers that the proxy shares its requests among. */
  webPorts: readonly number[];
  /** The first of two ports that nginx takes. */
  port: number;
}

/**
 * Starts nginx as its packages set it up: a worker for each core, files sent by the kernel.
 * @returns null where it is not installed
 */
export async function startNginx({ folder, page, webPorts, port }: NginxParts): Promise<Nginx | null> {
  const binary = BINARIES.find(existsSync);
  if (!binary) return null;
  const root = join(folder, `nginx-${port}`);
  for (const name of ['www/br', 'cache', 'tmp']) mkdirSync(join(root, name), { recursive: true });
  writeFileSync(join(root, 'www/index.html'), await rawBody(page, 'identity'));
  writeFileSync(join(root, 'www/index.html.gz'), await rawBody(page, 'gzip'));
  writeFileSync(join(root, 'www/br/index.html'), await rawBody(page, 'br'));
  writeFileSync(join(root, 'nginx.conf'), configuration(root, port, webPorts));
  const child: ChildProcess = spawn(binary, ['-c', join(root, 'nginx.conf'), '-p', root, '-e', 'stderr'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const files = `http://127.0.0.1:${port}/`;
  await untilAnswers(files, child, 10);
  return {
    files,
    brotliFile: `${files}br/`,
    proxy: `http://127.0.0.1:${port + 1}`,
    stop: () => stopServers([child]),
  };
}

/**
 * What has no default and what would measure something else: the log and the end of a connection after 1,000 requests. The proxy follows the
 * headers of the pages, and answers from what it has while it asks (`proxy_cache_use_stale updating`), as a CDN does.
 */
const configuration = (root: string, port: number, webPorts: readonly number[]): string => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes auto;
pid ${root}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  default_type text/html;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${root}/tmp/${name};`).join('\n  ')}
  proxy_cache_path ${root}/cache keys_zone=pages:10m max_size=200m;
  upstream web {
    ${webPorts.map((webPort) => `server 127.0.0.1:${webPort};`).join(' ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    root ${root}/www;
    gzip_static on;
    location /br/ { gzip_static off; add_header Content-Encoding br; }
  }
  server {
    listen 127.0.0.1:${port + 1};
    location / {
      proxy_pass http://web;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_cache pages;
      proxy_cache_lock on;
      proxy_cache_revalidate on;
      proxy_cache_background_update on;
      proxy_cache_use_stale updating error timeout http_500 http_502 http_503 http_504;
    }
  }
}
`;
