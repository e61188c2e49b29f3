import { createServer } from 'node:http';
import { SMTPServer } from 'smtp-server';
import { SMTP_PORT } from './site';

/** One mail as the mailbox got it: its envelope and its source, headers included. */
export interface Mail {
  to: string[];
  source: string;
}

const READ_PORT = Number(SMTP_PORT) + 1;
const DESK = `http://127.0.0.1:${READ_PORT}`;

/** A real SMTP server on this machine; journeys in other processes read what it got, stop it and start it over HTTP. */
export async function startMailbox(): Promise<{ stop: () => Promise<void> }> {
  const mails: Mail[] = [];
  let smtp: SMTPServer | null = null;

  const open = async () => {
    smtp ??= await listen(mails);
  };
  const close = async () => {
    const open = smtp;
    smtp = null;
    if (open) await new Promise<void>((ended) => open.close(() => ended()));
  };

  const desk = createServer(async ({ method, url }, answer) => {
    if (method === 'POST') await (url === '/open' ? open() : close());
    answer.end(JSON.stringify(mails));
  });
  await Promise.all([open(), new Promise<void>((ready) => desk.listen(READ_PORT, '127.0.0.1', ready))]);
  return {
    stop: async () => {
      await Promise.all([close(), new Promise((ended) => desk.close(ended))]);
    },
  };
}

async function listen(mails: Mail[]): Promise<SMTPServer> {
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
  await new Promise<void>((ready) => smtp.listen(Number(SMTP_PORT), '127.0.0.1', ready));
  return smtp;
}

async function allMails(): Promise<Mail[]> {
  return (await (await fetch(DESK)).json()) as Mail[];
}

/** Every mail sent to an address so far. */
export async function mailsTo(address: string): Promise<Mail[]> {
  return (await allMails()).filter(({ to }) => to.includes(address));
}

/** Every mail to others with this address in `Reply-To`: the mails that staff got about it. */
export async function mailsAbout(address: string): Promise<Mail[]> {
  return (await allMails()).filter(
    ({ source, to }) => source.includes(`Reply-To: ${address}`) && !to.includes(address),
  );
}

/** Stops the mail server, so that connections to its port are refused. */
export async function closeMailbox(): Promise<void> {
  await fetch(`${DESK}/close`, { method: 'POST' });
}

/** Starts the mail server again. */
export async function openMailbox(): Promise<void> {
  await fetch(`${DESK}/open`, { method: 'POST' });
}

/** A mail's subject and parts as people read them: encoded words and quoted-printable undone. */
export function readable({ source }: Mail): string {
  return source
    .replace(/\?=\r?\n =\?/g, '?==?')
    .replace(/=\?utf-8\?Q\?(.*?)\?=/gi, (_, words: string) => bytesOf(words.replace(/_/g, ' ')))
    .replace(/=\?utf-8\?B\?(.*?)\?=/gi, (_, words: string) => Buffer.from(words, 'base64').toString('utf8'))
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, bytesOf);
}

/** Text whose bytes may be written as `=C3=A1`. */
const bytesOf = (text: string) =>
  text.replace(/(?:=[0-9A-F]{2})+/gi, (codes) => Buffer.from(codes.replace(/=/g, ''), 'hex').toString('utf8'));
