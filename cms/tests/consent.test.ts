import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { GlobalContent, StaffPlayerCard } from '../src/contract';
import { badFields, call, type Failure, staffToken } from './support/api';
import { importGlobal, publishSwitches } from './support/global';
import { server } from './support/server';
import { STAFF } from './support/settings';
import { makeCard } from './support/test-data';

interface OneCard {
  playerCard: StaffPlayerCard;
}

let token: string;
beforeAll(async () => {
  await server();
  token = await staffToken();
});

const CONSENT = { givenBy: 'Rosa Peña', givenOn: '2026-01-05', text: 'I agree that this card is public.' };
const RECORDED = { ...CONSENT, version: null, recordedBy: STAFF.name };
const put = <Body = OneCard>(id: string, what: 'consent' | 'indexing', body: unknown) =>
  call<Body>(`/player-cards/${id}/${what}`, { method: 'PUT', token, body });
const read = async (id: string, as?: string) =>
  (await call<OneCard>(`/player-cards/${id}`, { token: as })).body.playerCard;
const revision = async () => (await call<{ revision: number }>('/revision')).body.revision;
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

describe("a guardian's consent", () => {
  test('is recorded with the guardian, the date, the text agreed to and the staff member', async () => {
    const { id } = await makeCard();
    const { status, body } = await put(id, 'consent', { consent: CONSENT });
    expect(status).toBe(200);
    expect(body.playerCard).toMatchObject({ id, consent: RECORDED, updatedBy: STAFF.name });
    expect((await read(id, token)).consent).toEqual(RECORDED);
    const { body: all } = await call<StaffPlayerCard[]>('/player-cards?visibility=all', { token });
    expect(all.find((card) => card.id === id)?.consent).toEqual(RECORDED);
  });

  test.each([
    ['en', 'the year of birth, never the day'],
    ['es', 'el año de nacimiento, nunca el día'],
  ])('to the published words names them by language and mark: %s', async (language, birth) => {
    await importGlobal();
    const published = async () =>
      (await call<GlobalContent>(`/site/global?locale=${language}`)).body.privacy.guardianConsentText;
    const words = await published();
    expect(words).toContain(birth);
    const { id } = await makeCard();
    const give = async (text: string) => {
      const { body } = await put(id, 'consent', { consent: { ...CONSENT, text } });
      return body.playerCard.consent?.version;
    };
    const version = await give(words);
    expect(version).toMatch(new RegExp(`^${language}-[0-9a-f]{8}$`));
    expect(await give(`${words} And the moon.`)).toBeNull();
    onTestFinished(() => publishSwitches());
    await publishSwitches({ showFullBirthDate: true });
    expect(await give(words)).toBeNull();
    const now = await published();
    expect(now).not.toContain(birth);
    expect(await give(now)).toMatch(new RegExp(`^${language}-`));
    expect(await give(now)).not.toBe(version);
  });

  test('is not shown to visitors', async () => {
    const { id } = await makeCard();
    await put(id, 'consent', { consent: CONSENT });
    expect(JSON.stringify(await read(id))).not.toContain(CONSENT.givenBy);
    expect((await call('/player-cards?fields=consent')).status).toBe(400);
  });

  test('is withdrawn by null, and stays on record as withdrawn, for staff alone', async () => {
    const { id } = await makeCard();
    await put(id, 'consent', { consent: null });
    expect((await read(id, token)).withdrawnConsents).toEqual([]);

    await put(id, 'consent', { consent: CONSENT });
    const { status, body } = await put(id, 'consent', { consent: null });
    const withdrawn = {
      ...RECORDED,
      withdrawnOn: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      withdrawnBy: STAFF.name,
    };
    expect(status).toBe(200);
    expect(body.playerCard).toMatchObject({ consent: null, withdrawnConsents: [withdrawn] });
    expect(JSON.stringify(await read(id))).not.toContain(CONSENT.givenBy);

    const again = { ...CONSENT, givenBy: 'Luz Peña' };
    await put(id, 'consent', { consent: { ...again, givenBy: 'Lus Peña' } });
    await put(id, 'consent', { consent: again });
    await put(id, 'consent', { consent: null });
    const { withdrawnConsents } = await read(id, token);
    expect(withdrawnConsents).toEqual([withdrawn, { ...withdrawn, givenBy: 'Luz Peña' }]);
  });

  test('that the admin takes away is kept, too, and no form of it replaces what is kept', async () => {
    const { id } = await makeCard();
    await put(id, 'consent', { consent: CONSENT });
    const { strapi } = await server();
    const save = (data: object) =>
      strapi.documents('api::player-card.player-card').update({ documentId: id, data: data as never });
    await save({ consentGuardian: '', withdrawnConsents: [] });
    expect((await read(id, token)).withdrawnConsents).toMatchObject([{ givenBy: CONSENT.givenBy }]);
    await save({ consentGuardian: '', withdrawnConsents: [] });
    expect((await read(id, token)).withdrawnConsents).toHaveLength(1);
  });

  test('changes nothing else, and a save of the card keeps it', async () => {
    const before = await makeCard({ gpa: 3.5 });
    const { body } = await put(before.id, 'consent', { consent: CONSENT });
    expect(body.playerCard).toEqual({ ...before, consent: RECORDED, updatedAt: body.playerCard.updatedAt });
    const { id, name, lastName, country, highSchoolGraduation, collegeEnrollmentExpected } = before;
    const saved = await call<OneCard>(`/player-cards/${id}`, {
      method: 'PUT',
      token,
      body: {
        ...{ name, lastName, country, highSchoolGraduation, collegeEnrollmentExpected },
        sport: before.sport?._id,
        sportPosition: 'Forward',
      },
    });
    expect([saved.status, saved.body.playerCard.consent]).toEqual([200, RECORDED]);
  });

  test('moves the revision, so that no cache keeps the old page', async () => {
    const { id } = await makeCard();
    const before = await revision();
    await put(id, 'consent', { consent: CONSENT });
    expect(await revision()).toBeGreaterThan(before);
  });

  test.each([
    ['consent', {}],
    ['consent', { consent: 'yes' }],
    ['consent.givenBy', { consent: { ...CONSENT, givenBy: ' ' } }],
    ['consent.givenBy', { consent: { ...CONSENT, givenBy: 'a'.repeat(81) } }],
    ['consent.givenOn', { consent: { ...CONSENT, givenOn: '' } }],
    ['consent.givenOn', { consent: { ...CONSENT, givenOn: '2025-02-30' } }],
    ['consent.givenOn', { consent: { ...CONSENT, givenOn: '01/05/2026' } }],
    ['consent.givenOn', { consent: { ...CONSENT, givenOn: '1999-12-31' } }],
    ['consent.givenOn', { consent: { ...CONSENT, givenOn: day(1) } }],
    ['consent.text', { consent: { givenBy: 'Rosa', givenOn: '2026-01-05' } }],
    ['consent.text', { consent: { ...CONSENT, text: 'a'.repeat(4001) } }],
    ['consent.recordedBy', { consent: { ...CONSENT, recordedBy: 'Somebody else' } }],
    ['listed', { consent: null, listed: false }],
  ])('400 names %s (%#)', async (field, body) => {
    const { id } = await makeCard();
    const answer = await put<Failure>(id, 'consent', body);
    expect([answer.status, badFields(answer)]).toEqual([400, [field]]);
    expect((await read(id, token)).consent).toBeNull();
  });

  test('may be of today', async () => {
    const { id } = await makeCard();
    expect((await put(id, 'consent', { consent: { ...CONSENT, givenOn: day(0) } })).status).toBe(200);
  });
});

describe('search engines', () => {
  test('are forbidden to index a card, and allowed again', async () => {
    const { id } = await makeCard();
    const before = await revision();
    const kept = await put(id, 'indexing', { indexed: false });
    expect([kept.status, kept.body.playerCard.noindex, kept.body.playerCard.listed]).toEqual([200, true, true]);
    expect(await revision()).toBeGreaterThan(before);
    expect((await read(id)).noindex).toBe(true);
    expect((await put(id, 'indexing', { indexed: true })).body.playerCard.noindex).toBe(false);
  });

  test.each([
    ['indexed', {}],
    ['indexed', { indexed: 'no' }],
    ['noindex', { indexed: true, noindex: true }],
  ])('400 names %s for %j', async (field, body) => {
    const answer = await put<Failure>((await makeCard()).id, 'indexing', body);
    expect([answer.status, badFields(answer)]).toEqual([400, [field]]);
  });
});

describe.each([
  ['consent', { consent: null }],
  ['indexing', { indexed: false }],
] as const)('%s', (what, body) => {
  test('401 without a token', async () => {
    const { id } = await makeCard();
    const answer = await call(`/player-cards/${id}/${what}`, { method: 'PUT', body });
    expect(answer.status).toBe(401);
  });

  test('404 for a card that does not exist, or was deleted', async () => {
    expect((await put('unknown', what, body)).status).toBe(404);
    const { id } = await makeCard();
    await call(`/player-cards/${id}`, { method: 'DELETE', token });
    expect((await put(id, what, body)).status).toBe(404);
  });
});
