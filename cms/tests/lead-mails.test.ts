import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { documents, rows } from '../src/database/rows';
import { call, staffToken } from './support/api';
import { importGlobal, publishSwitches } from './support/global';
import { family, solvedCaptcha, visitor } from './support/leads';
import { compiled, server } from './support/server';
import { makeCard, unique } from './support/test-data';

interface Mail {
  recipient: string;
  subject: string;
  html: string;
  text: string;
  replyTo: string;
  messageId: string;
}

const OFFICE = 'scholarships@upfield.example';
const UNKNOWN_CARD = 'abcdefghijklmnopqrstuvwx';

let strapi: Core.Strapi;
beforeAll(async () => {
  strapi = (await server()).strapi;
});

const send = (body: unknown) => call('/leads', { method: 'POST', body, headers: visitor() });

async function about(kind: 'coach-question' | 'removal-request', playerId: string, changes: object = {}) {
  const email = `${randomUUID()}@example.com`;
  const answer = await send({
    kind,
    submissionId: randomUUID(),
    altcha: await solvedCaptcha(),
    playerId,
    fullname: 'Rosa Monterrosa',
    email,
    message: 'See https://evil.test now.',
    elapsed: 40_000,
    ...(kind === 'coach-question' ? { university: 'North Valley' } : {}),
    ...changes,
  });
  return { email, answer };
}

/** The mails of one lead: to the sender and to staff. */
async function mailsOf(email: string): Promise<{ sender: Mail | undefined; staff: Mail | undefined }> {
  const [lead] = await rows<{ documentId: string }>(strapi, 'api::lead.lead').findMany({ where: { email } });
  const mails = await rows<Mail>(strapi, 'api::mail-job.mail-job').findMany({ where: { about: lead?.documentId } });
  return {
    sender: mails.find(({ recipient }) => recipient === email),
    staff: mails.find(({ recipient }) => recipient === OFFICE),
  };
}

const contentOf = (mail: Mail | undefined) => `${mail?.subject}\n${mail?.text}\n${mail?.html}`;

/** Ways in which a card is not public. */
const HIDDEN: [string, (id: string) => Promise<unknown>][] = [
  [
    'without the consent that is required',
    async () => {
      await importGlobal();
      onTestFinished(() => publishSwitches());
      await publishSwitches({ requireConsent: true });
    },
  ],
  [
    'unlisted',
    async (id) =>
      call(`/player-cards/${id}/visibility`, { method: 'PUT', token: await staffToken(), body: { listed: false } }),
  ],
  ['deleted', async (id) => call(`/player-cards/${id}`, { method: 'DELETE', token: await staffToken() })],
  [
    'not active',
    async (id) => documents(strapi, 'api::player-card.player-card').update({ documentId: id, data: { active: false } }),
  ],
];

async function makeHidden(hide: (id: string) => Promise<unknown>) {
  const card = await makeCard();
  await hide(card.id);
  expect((await call(`/player-cards/${card.id}`)).status).toBe(404);
  return card;
}

describe('a mail about a player', () => {
  test('names a public one', async () => {
    const card = await makeCard();
    for (const kind of ['coach-question', 'removal-request'] as const) {
      const { email, answer } = await about(kind, card.id);
      expect(answer.status).toBe(201);
      const { sender, staff } = await mailsOf(email);
      expect(sender?.subject).toContain(card.lastName);
      expect(staff?.text).toContain(card.lastName);
    }
  });

  test.each(HIDDEN)('is not sent for one that is %s: a question is refused as for an unknown one', async (_, hide) => {
    const card = await makeHidden(hide);
    const { email, answer } = await about('coach-question', card.id);
    const unknown = await about('coach-question', UNKNOWN_CARD);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual(unknown.answer.body);
    expect(await mailsOf(email)).toEqual({});
  });

  test.each(HIDDEN)(
    'does not name one that is %s to the sender of a removal request, and reads as for an unknown one',
    async (reason, hide) => {
      const card = await makeHidden(hide);
      const hidden = await about('removal-request', card.id);
      const unknown = await about('removal-request', UNKNOWN_CARD);
      expect(hidden.answer).toMatchObject({ status: 201, body: { ok: true } });
      expect(unknown.answer).toMatchObject({ status: 201, body: { ok: true } });
      const [ofHidden, ofUnknown] = [await mailsOf(hidden.email), await mailsOf(unknown.email)];
      expect(contentOf(ofHidden.sender)).not.toContain(card.lastName);
      expect(contentOf(ofHidden.sender)).toBe(contentOf(ofUnknown.sender));
      if (reason !== 'deleted') expect(ofHidden.staff?.text).toContain(card.lastName);
      expect(ofUnknown.staff?.text).toContain('No card has this id');
    },
  );

  test('repeats only the first name of a coach’s text', async () => {
    const card = await makeCard();
    const { email } = await about('coach-question', card.id, {
      fullname: 'Rosa Buy-Pills-Now',
      university: 'Cheap pills',
    });
    const { sender, staff } = await mailsOf(email);
    expect(contentOf(sender)).not.toMatch(/pills|evil/i);
    expect(sender?.text).toContain('Hello Rosa,');
    expect(staff?.text).toContain('Cheap pills');
  });
});

describe('a family’s confirmation', () => {
  test('repeats only the first name of the typed text', async () => {
    const body = family(await solvedCaptcha(), {
      fullname: 'Diego Call-5550100-Now',
      sport: unique('Cheap watches'),
      country: unique('Casino'),
      highlightLink: 'https://evil.test/a',
      videoHighlight: 'yes',
    });
    expect((await send(body)).status).toBe(201);
    const { sender, staff } = await mailsOf(body.email);
    expect(sender?.text).toContain('Player: Diego, 19');
    for (const part of ['Call-5550100', body.sport, body.country, 'evil.test', body.email, body.phone]) {
      expect(contentOf(sender)).not.toContain(part);
      expect(staff?.text).toContain(part);
    }
  });

  test('is not sent when a name carries a web address, the guardian’s too: the lead is stored and marked', async () => {
    for (const changes of [
      { fullname: 'Diego evil.zip' },
      { fullname: 'casino.bet Diego' },
      { fullname: 'Diego', age: 16, guardianName: 'Rosa t.me/x', guardianEmail: 'rosa@example.com' },
    ]) {
      const body = family(await solvedCaptcha(), changes);
      expect((await send(body)).status).toBe(201);
      const [lead] = await rows<object>(strapi, 'api::lead.lead').findMany({ where: { email: body.email } });
      expect(lead).toMatchObject({ suspectedSpam: true, spamSigns: 'link' });
      const { sender, staff } = await mailsOf(body.email);
      expect(sender).toBeUndefined();
      expect(staff?.subject).toContain('[Suspected spam]');
    }
  });
});

/** Every mail about one lead, by its recipient. */
async function mailsByRecipient(email: string): Promise<Map<string, Mail[]>> {
  const [lead] = await rows<{ documentId: string }>(strapi, 'api::lead.lead').findMany({ where: { email } });
  const mails = await rows<Mail>(strapi, 'api::mail-job.mail-job').findMany({ where: { about: lead?.documentId } });
  return new Map(mails.map(({ recipient }) => [recipient, mails.filter((mail) => mail.recipient === recipient)]));
}

describe('a parent or guardian', () => {
  const minor = async (changes: object = {}) =>
    family(await solvedCaptcha(), {
      age: 16,
      guardianName: 'Rosa Monterrosa',
      guardianEmail: `${randomUUID()}@example.com`,
      ...changes,
    }) as ReturnType<typeof family> & { guardianEmail: string };

  test.each([
    ['en', 'This is a copy for you as parent or guardian: Diego gave us your address', 'Player: Diego, 16'],
    ['es', 'Esta copia es para ti como madre, padre o tutor: Diego nos dio tu correo', 'Jugador: Diego, 16'],
  ])('of a minor gets the confirmation once, in the language of the form: %s', async (language, note, answer) => {
    const body = await minor({ language });
    expect((await send(body)).status).toBe(201);
    expect((await send(body)).status).toBe(201);
    const mails = await mailsByRecipient(body.email);
    expect(mails.get(body.email)).toHaveLength(1);
    expect(mails.get(OFFICE)).toHaveLength(1);
    const [copy, ...more] = mails.get(body.guardianEmail) ?? [];
    expect(more).toEqual([]);
    expect(copy?.text).toContain(note);
    expect(copy?.text).toContain(answer);
    expect(copy?.replyTo).toBe(OFFICE);
    expect(contentOf(copy)).not.toMatch(/Monterrosa|\+503/);
    const own = mails.get(body.email)?.[0];
    expect(copy?.messageId).not.toBe(own?.messageId);
    expect(own?.text).not.toContain(note);
  });

  test('is answered by staff together with the player', async () => {
    const body = await minor();
    await send(body);
    const [toStaff] = (await mailsByRecipient(body.email)).get(OFFICE) ?? [];
    expect(toStaff?.replyTo).toBe(`${body.email}, ${body.guardianEmail}`);
  });

  test('with the player’s own address gets one mail', async () => {
    const email = `${randomUUID()}@example.com`;
    await send(await minor({ email, guardianEmail: email.toUpperCase() }));
    const mails = await mailsByRecipient(email);
    expect(mails.get(email)).toHaveLength(1);
    expect(mails.get(OFFICE)?.[0]?.replyTo).toBe(email);
  });

  test('is not written to about a player who is of age', async () => {
    const body = await minor({ age: 18 });
    await send(body);
    expect([...(await mailsByRecipient(body.email)).keys()].sort()).toEqual([body.email, OFFICE].sort());
  });

  test('has a limit of confirmations of their own: a full mailbox gets no more, the player’s gets its mail', async () => {
    const guardianEmail = `${randomUUID()}@example.com`;
    const counts: boolean[] = [];
    for (let sent = 0; sent < 6; sent++) {
      const body = await minor({ guardianEmail });
      await send(body);
      const mails = await mailsByRecipient(body.email);
      expect(mails.get(body.email)).toHaveLength(1);
      counts.push(mails.has(guardianEmail));
    }
    expect(counts[0]).toBe(true);
    expect(counts.at(-1)).toBe(false);
  });

  test('takes every copy along when their address is erased', async () => {
    const body = await minor();
    await send(body);
    const { erasePerson } = compiled<{ erasePerson: (strapi: Core.Strapi, email: string) => Promise<object> }>(
      'leads/person.js',
    );
    expect(await erasePerson(strapi, body.guardianEmail)).toEqual({ leads: 1, mails: 3, newsletter: 0 });
  });
});
