import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, type Language, PACKAGES } from '../src/contract';
import { rows } from '../src/database/rows';
import { call } from './support/api';
import { importGlobal, publishNewsletter } from './support/global';
import { family, solvedCaptcha, visitor } from './support/leads';
import { server } from './support/server';
import { makeCard } from './support/test-data';

/**
 * Every mail that somebody outside gets is in one language. The same is sent to us in both, and what both mails say was not translated: a new
 * text is checked as soon as it is printed.
 */

interface Mail {
  recipient: string;
  subject: string;
  html: string;
  text: string;
}

const UNKNOWN_CARD = 'abcdefghijklmnopqrstuvwx';
const PLAYER = 'Monterrosa-Ábrego';
const FIRST_NAME = 'Ximena';
/** What both languages may say: names, the site and its address, packs. */
const NAMES = [
  FIRST_NAME,
  PLAYER,
  'hello@upfield.example',
  'Upfield',
  'Next Level Pack',
  'All-Star Pack',
  'Showcase Pass',
];
/** The same word in both. */
const SAME = 'No';

let strapi: Core.Strapi;
let playerId: string;
beforeAll(async () => {
  strapi = (await server()).strapi;
  await importGlobal();
  await publishNewsletter(true);
  playerId = (await makeCard({ lastName: PLAYER })).id;
});
afterAll(() => publishNewsletter(false));

/** Sends what a form sends. @returns the mails to these addresses */
async function mailsFor(path: string, body: object, addresses: string[]): Promise<Mail[]> {
  const { status } = await call(path, { method: 'POST', body, headers: visitor() });
  expect([200, 201]).toContain(status);
  const mails = rows<Mail>(strapi, 'api::mail-job.mail-job');
  return (await Promise.all(addresses.map((recipient) => mails.findMany({ where: { recipient } })))).flat();
}

/** A lead in a language, with an address of its own. @returns the mails to the sender and, under age, to the guardian */
async function lead(language: Language, changes: Record<string, unknown>): Promise<Mail[]> {
  const body = family(await solvedCaptcha(), { fullname: `${FIRST_NAME} Paz`, language, ...changes });
  const guardian = 'guardianEmail' in body ? [String(body.guardianEmail)] : [];
  return mailsFor('/leads', body, [body.email, ...guardian]);
}

async function question(language: Language, changes: Record<string, unknown>): Promise<Mail[]> {
  const email = `${randomUUID()}@example.com`;
  const body = {
    submissionId: randomUUID(),
    altcha: await solvedCaptcha(),
    fullname: `${FIRST_NAME} Paz`,
    email,
    message: 'Hola.',
    elapsed: 40_000,
    language,
    ...changes,
  };
  return mailsFor('/leads', body, [email]);
}

async function newsletter(language: Language): Promise<Mail[]> {
  const email = `${randomUUID()}@example.com`;
  return mailsFor('/newsletter', { email, language }, [email]);
}

const minor = () => ({ age: 16, guardianName: 'Rosa Paz', guardianEmail: `${randomUUID()}@example.com` });

const CASES: [what: string, send: (language: Language) => Promise<Mail[]>, mails: number][] = [
  [
    'an assessment',
    (language) => lead(language, { kind: 'assessment', videoHighlight: 'yes', filmByWhatsapp: true }),
    1,
  ],
  ['an assessment of a minor', (language) => lead(language, { kind: 'assessment', ...minor() }), 2],
  ['a registration of a minor', (language) => lead(language, { kind: 'draft-registration', ...minor() }), 2],
  ['the waiting list', (language) => lead(language, { kind: 'draft-waiting-list', ...minor() }), 2],
  ...PACKAGES.map((packageInterested): (typeof CASES)[number] => [
    `the package ${packageInterested}`,
    (language) => lead(language, { packageInterested }),
    1,
  ]),
  ['a question', (language) => question(language, { kind: 'coach-question', university: 'North', playerId }), 1],
  ['a removal', (language) => question(language, { kind: 'removal-request', playerId }), 1],
  ['a removal of nobody', (language) => question(language, { kind: 'removal-request', playerId: UNKNOWN_CARD }), 1],
  ['the newsletter', newsletter, 1],
];

/** Whatever a mail prints, piece by piece, in HTML and in plain text. */
function printed({ subject, html, text }: Mail): Set<string> {
  const visible = html.replace(/<style>.*?<\/style>|&nbsp;/gs, '');
  const pieces = [subject, ...visible.split(/<[^>]*>/), ...text.split(/\n|: /)].map((piece) => piece.trim());
  const withoutNames = (piece: string) => NAMES.reduce((rest, name) => rest.replaceAll(name, ''), piece);
  const isWording = (piece: string) =>
    piece !== SAME && /\p{L}{2}/u.test(withoutNames(piece)) && !/^\S+@\S+$|^https?:/.test(piece);
  return new Set(pieces.filter(isWording));
}

/** Paths of the site that a mail leads to. */
const linksIn = ({ html }: Mail): string[] =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => new URL(href).pathname);

describe('a visitor’s mails', () => {
  test.each(CASES)('after %s say nothing in both languages', async (_, send, count) => {
    const [english = [], spanish = []] = await Promise.all(LANGUAGES.map(send));
    expect([english.length, spanish.length]).toEqual([count, count]);
    const said = new Set(english.flatMap((mail) => [...printed(mail)]));
    for (const mail of spanish) {
      expect([...printed(mail)].filter((piece) => said.has(piece))).toEqual([]);
      expect(mail.html).toContain('<html lang="es">');
      for (const path of linksIn(mail)) expect(path).toMatch(/^\/(es\/|player-draft$|register$|privacidad$)/);
    }
    for (const mail of english) {
      expect(mail.html).toContain('<html lang="en">');
      for (const path of linksIn(mail)) expect(path).not.toMatch(/^\/(es\/|player-draft$|register$|privacidad$)/);
    }
  });
});
