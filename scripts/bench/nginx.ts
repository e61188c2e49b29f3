import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { stopServers, untilAnswers } from '../lib/servers.mjs';
import { type RawAnswer, rawAnswer } from './raw-answer.ts';

const BINARIES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

export interface Nginx {
  /** Serves the page from files, with the headers of the page: identity and, by `gzip_static`, gzip. */
  files: string;
  /** The same in brotli, which stock nginx cannot choose by itself. */
  brotliFile: string;
  /** A cache in front of the web server that follows the headers of its pages. */
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
 * Starts nginx with a worker for each core.
 * @returns null where it is not installed
 */
export async function startNginx({ folder, page, webPorts, port }: NginxParts): Promise<Nginx | null> {
  const binary = BINARIES.find(existsSync);
  if (!binary) return null;
  const root = join(folder, `nginx-${port}`);
  for (const name of ['www/br', 'cache', 'tmp']) mkdirSync(join(root, name), { recursive: true });
  const identity = await rawAnswer(page, 'identity');
  writeFileSync(join(root, 'www/index.html'), identity.body);
  writeFileSync(join(root, 'www/index.html.gz'), (await rawAnswer(page, 'gzip')).body);
  writeFileSync(join(root, 'www/br/index.html'), (await rawAnswer(page, 'br')).body);
  writeFileSync(join(root, 'nginx.conf'), configuration({ root, port, webPorts, headers: pageHeaders(identity) }));
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

/** Headers that a server makes itself for each answer. */
const OF_THE_SERVER = /^(?:connection|content-(?:encoding|length|type)|date|etag|keep-alive|x-accel-.*)$/i;

/** The other headers of an answer, as nginx adds them to a file: they are a tenth of the bytes. */
function pageHeaders({ headers }: RawAnswer): string {
  const pairs = headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1] ?? '']] : []));
  const own = pairs.filter(([name]) => !OF_THE_SERVER.test(String(name)));
  return own.map(([name, value]) => `add_header ${name} "${value}";`).join('\n    ');
}

interface Configuration {
  root: string;
  port: number;
  webPorts: readonly number[];
  /** `add_header` lines for the files. */
  headers: string;
}

/** What an operator includes (docs/operations.md). */
const included = (name: string) => join(ROOT, 'scripts/containers/nginx', name);

/**
 * What an operator includes, and beside it what would measure something else: the log, and the end of a connection after 1,000 requests. The files
 * are served with the same settings. How long the proxy keeps a page, and what it shows while the web server fails, the headers of the page say.
 */
const configuration = ({ root, port, webPorts, headers }: Configuration): string => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes auto;
pid ${root}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  include ${included('http.conf')};
  open_file_cache max=1000;
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
    sendfile off;
    output_buffers 2 64k;
    postpone_output 64k;
    gzip_static on;
    ${headers}
    location /br/ {
      gzip_static off;
      ${headers}
      add_header Content-Encoding br;
    }
  }
  server {
    listen 127.0.0.1:${port + 1};
    include ${included('server.conf')};
  }
}
`;
