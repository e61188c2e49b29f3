import { createServer } from 'node:http';
import { type Mail, Mailbox } from '../../../scripts/lib/mailbox';
import { SMTP_PORT } from './site';

const READ_PORT = Number(SMTP_PORT) + 1;
const DESK = `http://127.0.0.1:${READ_PORT}`;

/** A mailbox of the site under test; journeys in other processes read what it got, stop it and start it over HTTP. */
export async function startMailbox(): Promise<{ stop: () => Promise<void> }> {
  const mailbox = new Mailbox(Number(SMTP_PORT));
  const desk = createServer(async ({ method, url }, answer) => {
    if (method === 'POST') await (url === '/open' ? mailbox.up() : mailbox.down());
    answer.end(JSON.stringify(mailbox.mails));
  });
  await Promise.all([mailbox.up(), new Promise<void>((ready) => desk.listen(READ_PORT, '127.0.0.1', ready))]);
  return {
    stop: async () => {
      await Promise.all([mailbox.down(), new Promise((ended) => desk.close(ended))]);
    },
  };
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
