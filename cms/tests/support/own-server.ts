import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../../../scripts/lib/free-port';
import type { Place } from './place';
import { ADMIN, throwAwaySettings } from './settings';

const CMS = join(import.meta.dirname, '..', '..');

/** A CMS in a separate process, which a test may kill and start again on the same data. */
export class OwnServer {
  private child: ChildProcess | null = null;
  private adminToken = '';
  /** Everything it has written on stdout and stderr since it was started last. */
  output = '';

  private constructor(private readonly settings: Record<string, string>) {}

  /** A server with tables and the first accounts. @param changes of the settings */
  static async with(changes: Record<string, string>): Promise<OwnServer> {
    return new OwnServer({ ...(await throwAwaySettings()), ...changes });
  }

  /** A server with what a place holds. @param changes of the settings */
  static at(place: Place, changes: Record<string, string> = {}): OwnServer {
    return new OwnServer({ ...place.settings, ...changes });
  }

  get base(): string {
    return `http://127.0.0.1:${this.settings.CMS_PORT}`;
  }

  /** Another process on the same data. */
  async beside(): Promise<OwnServer> {
    return new OwnServer({ ...this.settings, CMS_PORT: String(await freePort()) });
  }

  /** Starts it and waits until it takes requests. @param changes settings of this start alone */
  async start(changes: Record<string, string> = {}): Promise<void> {
    this.launch(changes);
    await this.says('"listening"');
  }

  /** Starts the process without waiting for it. @param changes settings of this start alone */
  launch(changes: Record<string, string> = {}): void {
    const child = spawn(process.execPath, [join(CMS, 'dist/src/commands/serve.js')], {
      cwd: CMS,
      env: { ...process.env, ...this.settings, ...changes },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    this.output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        this.output += text;
      });
    }
  }

  /** Waits for a text of its output. @throws Error when the process ends without it */
  async says(text: string | RegExp): Promise<void> {
    const child = this.child;
    await new Promise<void>((said, failed) => {
      const look = () => {
        if (this.output.search(text) >= 0) said();
      };
      child?.once('exit', () => failed(new Error(`The CMS ended before it said ${text}.\n${this.output}`)));
      for (const stream of [child?.stdout, child?.stderr]) stream?.on('data', look);
      look();
    });
  }

  /** Folder of its data. */
  get dataDir(): string {
    return this.settings.DATA_DIR ?? '';
  }

  /** A call that the admin panel makes, with JSON or a form, as the first administrator. @returns the answer's body */
  async admin<Body>(method: string, path: string, body?: object): Promise<Body> {
    if (this.adminToken === '') {
      const { data } = await this.send<{ data: { token: string } }>('POST', '/admin/login', ADMIN);
      this.adminToken = data.token;
    }
    return this.send<Body>(method, path, body);
  }

  private async send<Body>(method: string, path: string, body?: object): Promise<Body> {
    const isForm = body instanceof FormData;
    const headers = {
      ...(isForm ? {} : { 'content-type': 'application/json' }),
      ...(this.adminToken === '' ? {} : { authorization: `Bearer ${this.adminToken}` }),
    };
    const sent = body && (isForm ? body : JSON.stringify(body));
    const answer = await fetch(this.base + path, { method, headers, ...(sent ? { body: sent } : {}) });
    return answer.json() as Promise<Body>;
  }

  signal(name: NodeJS.Signals): void {
    this.child?.kill(name);
  }

  /** Waits until the process ends without being stopped by the test. @returns the signal that ended it */
  async died(): Promise<NodeJS.Signals | null> {
    const child = this.child;
    this.child = null;
    if (!child) return null;
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    return child.signalCode;
  }

  /** Sends SIGTERM, without waiting for the end. @returns the exit code, once it has ended; null after a signal that killed it */
  terminate(): Promise<number | null> {
    const { child } = this;
    child?.kill('SIGTERM');
    return this.died().then(() => child?.exitCode ?? null);
  }

  /** Ends it as a machine that fails does. */
  async kill(): Promise<void> {
    this.child?.kill('SIGKILL');
    await this.died();
  }

  /** Ends it cleanly. */
  async end(): Promise<void> {
    await this.terminate();
  }
}
