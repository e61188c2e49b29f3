import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlayerCard } from '../src/contract';
import { rows } from '../src/database/rows';
import { call, staffToken } from './support/api';
import { server } from './support/server';
import { makeCard } from './support/things';

const GLOBAL = 'api::global.global';
const PRIVACY = 'global.privacy';
const OFF = { showFullBirthDate: false, requireConsent: false };

interface PrivacyRow {
  id: number;
  showFullBirthDate: boolean;
  requireConsent: boolean;
}

interface GlobalRow {
  id: number;
  siteName: string;
  privacy: PrivacyRow | object;
}

let privacyId: number;
let madeHere: number | undefined;

/** The switches of the site, if another file loaded its content; else of a Global with nothing else in it. */
beforeAll(async () => {
  const { strapi } = await server();
  const globals = rows<GlobalRow>(strapi, GLOBAL);
  const known = await globals.findOne({ where: { publishedAt: { $notNull: true } }, populate: { privacy: true } });
  if (known && 'id' in known.privacy) {
    privacyId = known.privacy.id;
    return;
  }
  const { id } = await rows<PrivacyRow>(strapi, PRIVACY).create({ data: OFF });
  const privacy = { id, __pivot: { field: 'privacy', component_type: PRIVACY } };
  privacyId = id;
  madeHere = (await globals.create({ data: { siteName: 'Upfield', privacy } })).id;
});

afterAll(async () => {
  await set(OFF);
  if (madeHere === undefined) return;
  const { strapi } = await server();
  await rows(strapi, GLOBAL).delete({ where: { id: madeHere } });
  await rows(strapi, PRIVACY).delete({ where: { id: privacyId } });
});

async function set(settings: { showFullBirthDate?: boolean; requireConsent?: boolean }) {
  const { strapi } = await server();
  await rows<PrivacyRow>(strapi, PRIVACY).update({ where: { id: privacyId }, data: settings });
}

const read = (id: string, token?: string) => call<{ playerCard: PlayerCard }>(`/player-cards/${id}`, { token });

test('the switch of the CMS shows visitors the full birth date', async () => {
  const card = await makeCard();
  const birthDate = async () => (await read(card.id)).body.playerCard.dateOfBirth;
  expect(await birthDate()).toBeNull();
  await set({ showFullBirthDate: true });
  await expect.poll(birthDate, { timeout: 5000 }).toBe('2008-05-17');
  await set({ showFullBirthDate: false });
  await expect.poll(birthDate, { timeout: 5000 }).toBeNull();
});

test('with consent required, a card without it is not public', async () => {
  const { strapi } = await server();
  const [without, withConsent] = [await makeCard(), await makeCard()];
  await rows(strapi, 'api::player-card.player-card').update({
    where: { documentId: withConsent.id },
    data: { consentGuardian: 'Rosa', consentDate: '2026-01-05' },
  });
  await set({ requireConsent: true });
  await expect.poll(async () => (await read(without.id)).status, { timeout: 5000 }).toBe(404);
  expect((await read(withConsent.id)).status).toBe(200);
  expect((await read(without.id, await staffToken())).status).toBe(200);
  await set({ requireConsent: false });
  await expect.poll(async () => (await read(without.id)).status, { timeout: 5000 }).toBe(200);
});
