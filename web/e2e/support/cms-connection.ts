import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CMS_PORT, SITE_URL } from './site';

const WEB = join(import.meta.dirname, '..', '..');

/** A TCP proxy to the CMS whose connections can be cut, so that the web server sees the CMS as down. */
export class CmsConnection {
  private readonly sockets = new Set<Socket>();
  private state: 'open' | 'still' | 'cut' = 'open';
  private readonly server = createServer((near) => {
    if (this.state === 'cut') return near.destroy();
    if (this.state === 'still') return this.keep(near);
    const far = connect(Number(CMS_PORT), '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.keep(one);
      one.on('error', () => other.destroy());
      one.pipe(other);
    }
  });

  /** @returns the address to reach the CMS at */
  async start(): Promise<string> {
    await new Promise<void>((ready) => this.server.listen(0, '127.0.0.1', ready));
    const address = this.server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }

  /** Cuts every connection, and takes no new one. */
  cut(): void {
    this.state = 'cut';
    this.destroyAll();
  }

  /** Accepts every connection and never answers, like a CMS that hangs. Open connections are cut. */
  stall(): void {
    this.state = 'still';
    this.destroyAll();
  }

  restore(): void {
    this.state = 'open';
    this.destroyAll();
  }

  private keep(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  }

  private destroyAll(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  stop(): void {
    this.cut();
    this.server.close();
  }
}

/**
 * Starts a web server of its own that reaches the CMS at another address.
 * @param settings that differ from those of such a server
 * @returns its address, and what ends it
 */
export async function startWeb(
  port: number,
  cmsUrl: string,
  settings: Record<string, string> = {},
): Promise<{ url: string; stop: () => void }> {
  const url = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'upfield-web-'));
  const child: ChildProcess = spawn(process.execPath, ['build/http/server.js'], {
    cwd: WEB,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      WEB_PORT: String(port),
      CMS_URL: cmsUrl,
      PUBLIC_URL: SITE_URL,
      // This server sends no valid visitor signature, so the CMS counts all its requests as one visitor.
      INTERNAL_SECRET: 'internal-of-the-second-web-server',
      PREVIEW_SECRET: 'preview-of-the-second-web-server',
      TRUSTED_PROXY_HOPS: '0',
      ...settings,
    },
    // Errors in its log are expected while the CMS is down.
    stdio: 'ignore',
  });
  const stop = () => {
    child.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
    child.kill('SIGTERM');
  };
  for (let tries = 0; tries < 120; tries++) {
    const up = await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) return { url, stop };
    await new Promise((later) => setTimeout(later, 250));
  }
  child.kill('SIGKILL');
  throw new Error(`The second web server does not answer at ${url}.`);
}
