import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { LeadCard } from '../src/contract';
import { type AdminCall, adminOf, signInAs } from './support/admin';
import { call, staffToken } from './support/api';
import { importGlobal } from './support/global';
import { family, solvedCaptcha, visitor } from './support/leads';
import { server } from './support/server';
import { makeCard, makeSport, unique } from './support/test-data';

const LIST = '/content-manager/collection-types/api::lead.lead';

let manage: AdminCall;
beforeAll(async () => {
  await server();
  manage = await adminOf('super admin');
  await importGlobal();
});

/** Sends a lead. @returns its id */
async function newLead(changes: Record<string, unknown>): Promise<string> {
  const body = family(await solvedCaptcha(), changes);
  expect((await call('/leads', { method: 'POST', body, headers: visitor() })).status).toBe(201);
  return idOf(body.email);
}

async function idOf(email: string): Promise<string> {
  const { body } = await manage<{ results: { documentId: string }[] }>('GET', `${LIST}?filters[email][$eq]=${email}`);
  return body.results[0]?.documentId ?? '';
}

const cardOf = async (id: string) => call<{ leadCard: LeadCard }>(`/leads/${id}/card`, { token: await staffToken() });

test('staff read what a request says of the player, and nothing of how to reach the family', async () => {
  const sport = await makeSport(unique('Fencing-Épée'));
  const id = await newLead({
    fullname: 'Diego José Monterrosa de la Cruz',
    sport: sport.name.toLowerCase(),
    country: 'El Salvador',
    graduationDate: '2028-11-30',
    videoHighlight: 'yes',
    highlightLink: 'https://youtu.be/abc123xyz',
  });
  const { status, headers, body } = await cardOf(id);
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(body.leadCard).toEqual({
    name: 'Diego José',
    lastName: 'Monterrosa de la Cruz',
    sport: sport.id,
    country: 'El Salvador',
    highSchoolGraduation: 2028,
    highlightsLink: 'https://youtu.be/abc123xyz',
  });
});

test('a sport that nobody knows is left to staff', async () => {
  const { body } = await cardOf(await newLead({ sport: 'Quidditch' }));
  expect(body.leadCard).toMatchObject({ sport: null, highlightsLink: null });
});

test('it is for staff alone', async () => {
  const id = await newLead({});
  for (const token of [undefined, 'abc']) expect((await call(`/leads/${id}/card`, { token })).status).toBe(401);
});

test('an unknown request, and one that is about a card, begin no new one', async () => {
  const email = `${randomUUID()}@example.com`;
  const removal = {
    kind: 'removal-request',
    submissionId: randomUUID(),
    altcha: await solvedCaptcha(),
    playerId: (await makeCard()).id,
    fullname: 'Rosa Monterrosa',
    email,
    message: null,
    elapsed: 40_000,
  };
  expect((await call('/leads', { method: 'POST', body: removal, headers: visitor() })).status).toBe(201);
  for (const id of [await idOf(email), 'unknown']) expect((await cardOf(id)).status).toBe(404);
});

test('who is signed in to the admin learns where the site is', async () => {
  const site = (who: AdminCall) => who<{ address: string }>('GET', '/lead-desk/site');
  expect((await site(signInAs(null))).status).toBe(401);
  expect((await site(await adminOf('editor'))).body.address).toMatch(/^http/);
});
