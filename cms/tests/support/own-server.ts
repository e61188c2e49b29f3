import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { freePort, throwAwaySettings } from './settings';

const CMS = join(import.meta.dirname, '..', '..');
const ADMIN = { email: 'desk@example.com', password: 'Amber-Lantern-52' };

/** One mail as a mailbox got it. */
export interface Mail {
  to: string[];
  source: string;
  messageId: string;
}

/** A real SMTP server that can go down and come up again on the same port. */
export class Mailbox {
  readonly mails: Mail[] = [];
  /** Unknown addresses: the server refuses them permanently (SMTP 5xx). */
  readonly refused = new Set<string>();
  private smtp: SMTPServer | null = null;

  private constructor(readonly port: number) {}

  static async at(): Promise<Mailbox> {
    return new Mailbox(await freePort());
  }

  async up(): Promise<void> {
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) => {
        if (!this.refused.has(address)) return done();
        done(Object.assign(new Error(`No such mailbox: ${address}`), { responseCode: 550 }));
      },
      onData: (stream, session, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          const source = Buffer.concat(parts).toString('utf8');
          const to = session.envelope.rcptTo.map(({ address }) => address);
          this.mails.push({ to, source, messageId: /^message-id: (.+)$/im.exec(source)?.[1] ?? '' });
          done();
        });
      },
    });
    await new Promise<void>((ready) => smtp.listen(this.port, '127.0.0.1', ready));
    this.smtp = smtp;
  }

  async down(): Promise<void> {
    const smtp = this.smtp;
    this.smtp = null;
    if (smtp) await new Promise<void>((ended) => smtp.close(() => ended()));
  }

  to = (address: string) => this.mails.filter(({ to }) => to.includes(address));
}

/** A CMS in a separate process, which a test may kill and start again on the same data. */
export class OwnServer {
  private child: ChildProcess | null = null;
  private adminToken = '';
  /** Everything it has written on stdout and stderr. */
  output = '';

  private constructor(private readonly settings: Record<string, string>) {}

  static async with(changes: Record<string, string>): Promise<OwnServer> {
    const account = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
    return new OwnServer({ ...(await throwAwaySettings()), ...account, ...changes });
  }

  get base(): string {
    return `http://127.0.0.1:${this.settings.CMS_PORT}`;
  }

  /** @param changes settings of this start alone */
  async start(changes: Record<string, string> = {}): Promise<void> {
    const child = spawn(process.execPath, [join(CMS, 'dist/src/commands/serve.js')], {
      cwd: CMS,
      env: { ...process.env, ...this.settings, ...changes },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        this.output += text;
      });
    }
    await new Promise<void>((ready, failed) => {
      child.once('exit', () => failed(new Error(`The CMS ended before it was ready.\n${this.output}`)));
      child.stdout.on('data', (text: Buffer) => {
        if (text.includes('"listening"')) ready();
      });
    });
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

  /** Waits until the process ends without being stopped by the test. @returns the signal that ended it */
  async died(): Promise<NodeJS.Signals | null> {
    const child = this.child;
    this.child = null;
    if (!child) return null;
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    return child.signalCode;
  }

  /** Ends it cleanly. */
  async end(): Promise<void> {
    this.child?.kill('SIGTERM');
    await this.died();
  }
}
