import { createServer } from 'node:http';
import { SMTPServer } from 'smtp-server';
import { SMTP_PORT } from './site';

/** One mail as the mailbox got it: its envelope and its source, headers included. */
export interface Mail {
  to: string[];
  source: string;
}

const READ_PORT = Number(SMTP_PORT) + 1;

/** A real SMTP server on this machine; journeys in other processes read what it got over HTTP. */
export async function startMailbox(): Promise<{ stop: () => Promise<void> }> {
  const mails: Mail[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        mails.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(parts).toString('utf8'),
        });
        done();
      });
    },
  });
  const reader = createServer((_, answer) => answer.end(JSON.stringify(mails)));
  await Promise.all([
    new Promise<void>((ready) => smtp.listen(Number(SMTP_PORT), '127.0.0.1', ready)),
    new Promise<void>((ready) => reader.listen(READ_PORT, '127.0.0.1', ready)),
  ]);
  return {
    stop: async () => {
      await Promise.all([
        new Promise<void>((ended) => smtp.close(() => ended())),
        new Promise((ended) => reader.close(ended)),
      ]);
    },
  };
}

/** Every mail sent to an address so far. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const answer = await fetch(`http://127.0.0.1:${READ_PORT}`);
  const mails = (await answer.json()) as Mail[];
  return mails.filter(({ to }) => to.includes(address));
}
