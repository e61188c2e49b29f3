import { beforeAll, describe, expect, test } from 'vitest';
import { RESTORE_MINUTES, type StaffPlayerCard } from '../src/contract';
import { documents, rows } from '../src/database/rows';
import { call, staffToken } from './support/api';
import { compiled, server } from './support/server';
import { cardBody, makeCard, makeSport, uploadPicture } from './support/test-data';

let token: string;
let base: string;
beforeAll(async () => {
  base = (await server()).base;
  token = await staffToken();
});

const remove = (id: string) => call<{ ok: boolean }>(`/player-cards/${id}`, { method: 'DELETE', token });
const restore = (id: string) => call<{ ok: boolean }>(`/player-cards/${id}/restore`, { method: 'POST', token });
const statusOf = async (id: string) => (await call(`/player-cards/${id}`, { token })).status;
const ids = async () =>
  (await call<{ id: string }[]>('/player-cards?fields=id&visibility=all', { token })).body.map(({ id }) => id);
const countOf = async (uid: string, where: Record<string, unknown>) =>
  rows((await server()).strapi, uid).count({ where });

/** Runs the cleanup jobs as if `minutes` had passed. */
async function wait(minutes: number) {
  const { strapi } = await server();
  const now = new Date(Date.now() + minutes * 60 * 1000);
  const { purgeDeletedCards } = compiled<{ purgeDeletedCards: (strapi: unknown, now: Date) => Promise<void> }>(
    'player-cards/purge.js',
  );
  const { collectImages } = compiled<{ collectImages: (strapi: unknown) => Promise<void> }>('images/removal.js');
  await purgeDeletedCards(strapi, now);
  await collectImages(strapi);
}

async function makeWholeCard() {
  const cardImageUrl = await uploadPicture();
  const card = await makeCard({ cardImageUrl });
  await call('/player-cards-career/create', {
    method: 'POST',
    token,
    body: { playerCardId: card.id, team: 'FAS', startYear: 2020, endYear: 2021, isCurrent: false },
  });
  return { id: card.id, cardImageUrl };
}

describe('a deleted card', () => {
  test('is hidden at once, also from staff', async () => {
    const card = await makeWholeCard();
    const { status, body } = await remove(card.id);
    expect([status, body]).toEqual([200, { ok: true }]);
    expect(await statusOf(card.id)).toBe(404);
    expect(await ids()).not.toContain(card.id);
    expect((await call(`/player-cards/${card.id}`, { method: 'PUT', token, body: await cardBody() })).status).toBe(404);
    expect((await remove(card.id)).status).toBe(404);
  });

  test('hides its picture under every spelling of the address', async () => {
    const card = await makeWholeCard();
    const spellings = [
      card.cardImageUrl,
      card.cardImageUrl.replace('upfield', '%75pfield'),
      card.cardImageUrl.replace('/upfield', '//./upfield'),
      card.cardImageUrl.replace('.', '%2e'),
    ];
    const statuses = () => Promise.all(spellings.map(async (url) => (await fetch(base + url)).status));
    expect((await statuses())[0]).toBe(200);
    await remove(card.id);
    for (const status of await statuses()) expect(status).toBe(404);
    await restore(card.id);
    expect((await statuses())[0]).toBe(200);
  });

  test('can be restored completely within `RESTORE_MINUTES`', async () => {
    const card = await makeWholeCard();
    await remove(card.id);
    await wait(RESTORE_MINUTES - 1);
    const { status, body } = await restore(card.id);
    expect([status, body]).toEqual([200, { ok: true }]);
    const { body: read } = await call<{ playerCard: StaffPlayerCard }>(`/player-cards/${card.id}`, { token });
    expect(read.playerCard.career).toHaveLength(1);
    expect((await fetch(base + card.cardImageUrl)).status).toBe(200);
  });

  test('is removed with its careers and its picture after `RESTORE_MINUTES`', async () => {
    const card = await makeWholeCard();
    const careers = { playerCard: { documentId: card.id } };
    await remove(card.id);
    expect(await countOf('api::player-card-career.player-card-career', careers)).toBe(1);
    await wait(RESTORE_MINUTES + 1);
    expect((await restore(card.id)).status).toBe(404);
    expect(await countOf('api::player-card.player-card', { documentId: card.id })).toBe(0);
    expect(
      await countOf('api::player-card-career.player-card-career', { team: 'FAS', playerCard: { id: { $null: true } } }),
    ).toBe(0);
    expect((await fetch(base + card.cardImageUrl)).status).toBe(404);
  });

  test('leaves a picture that another card shows', async () => {
    const card = await makeWholeCard();
    const other = await makeCard({ cardImageUrl: card.cardImageUrl });
    await remove(card.id);
    await wait(RESTORE_MINUTES + 1);
    expect((await fetch(base + card.cardImageUrl)).status).toBe(200);
    expect(await statusOf(other.id)).toBe(200);
  });

  test('cannot be restored after `RESTORE_MINUTES`, even before it is removed', async () => {
    const { strapi } = await server();
    const card = await makeWholeCard();
    await remove(card.id);
    await rows(strapi, 'api::player-card.player-card').update({
      where: { documentId: card.id },
      data: { deletedAt: new Date(Date.now() - (RESTORE_MINUTES + 1) * 60 * 1000) },
    });
    expect((await restore(card.id)).status).toBe(404);
  });
});

test('restore says nothing against a card that was never deleted, and 404 for an unknown one', async () => {
  const card = await makeCard();
  expect((await restore(card.id)).status).toBe(200);
  expect((await restore('unknown')).status).toBe(404);
  expect((await remove('unknown')).status).toBe(404);
});

describe('a sport', () => {
  test('in use cannot be deleted, in the admin either, which says why', async () => {
    const { strapi } = await server();
    const sport = await makeSport();
    const card = await makeCard({ sport: sport.id });
    const sports = documents(strapi, 'api::sport.sport');
    await expect(sports.delete({ documentId: sport.id })).rejects.toThrow(
      'This sport still has player cards. Move or delete them first.',
    );
    await remove(card.id);
    await expect(sports.delete({ documentId: sport.id })).rejects.toThrow();
    await wait(RESTORE_MINUTES + 1);
    await sports.delete({ documentId: sport.id });
    const { body } = await call<{ id: string }[]>('/sports');
    expect(body.map(({ id }) => id)).not.toContain(sport.id);
  });
});
