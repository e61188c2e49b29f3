import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

/** One mail as a mailbox got it: its envelope and its source, headers included. */
export interface Mail {
  to: string[];
  source: string;
  messageId: string;
}

/** A real SMTP server on this machine, which can go down and come up again on the same port. */
export class Mailbox {
  readonly mails: Mail[] = [];
  /** Unknown addresses: the server refuses them permanently (SMTP 5xx), and quotes them. */
  readonly refused = new Set<string>();
  /** Milliseconds before it accepts a mail. */
  delay = 0;
  #server: SMTPServer | null = null;

  constructor(readonly port: number) {}

  /** Takes connections; does nothing when it does already. */
  async up(): Promise<void> {
    if (this.#server) return;
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) => {
        if (!this.refused.has(address)) return done();
        done(Object.assign(new Error(`No such mailbox: ${address}`), { responseCode: 550 }));
      },
      onData: (stream, { envelope }, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', async () => {
          await pause(this.delay);
          const source = Buffer.concat(parts).toString('utf8');
          const messageId = /^message-id: (.+)$/im.exec(source)?.[1]?.trim() ?? '';
          this.mails.push({ to: envelope.rcptTo.map(({ address }) => address), source, messageId });
          done();
        });
      },
    });
    this.#server = server;
    await new Promise<void>((ready) => server.listen(this.port, '127.0.0.1', ready));
  }

  /** Refuses connections. */
  async down(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (server) await new Promise<void>((ended) => server.close(() => ended()));
  }

  /** What came for an address. */
  to = (address: string): Mail[] => this.mails.filter(({ to }) => to.includes(address));
}
