import { beforeAll, describe, expect, test } from 'vitest';
import { CARD_CHANGES_MAX, type CardChange, RESTORE_MINUTES } from '../src/contract';
import { documents, rows } from '../src/database/rows';
import { call, staffToken } from './support/api';
import { compiled, server } from './support/server';
import { STAFF } from './support/settings';
import { cardBody, makeCard } from './support/test-data';

/** The record of who changed what on a card. */

let token: string;
beforeAll(async () => {
  await server();
  token = await staffToken();
});

const changesOf = async (id: string) =>
  (await call<{ changes: CardChange[] }>(`/player-cards/${id}/changes`, { token })).body.changes;
const partsOf = async (id: string) => (await changesOf(id)).map(({ parts }) => parts);
const put = (path: string, body: object) => call(path, { method: 'PUT', token, body });
const countOf = async (where: object) => {
  const { strapi } = await server();
  return rows(strapi, 'upfield::card-change').count({ where: { ...where } });
};

describe('the changes of a card', () => {
  test('name who changed which parts and when, the newest first, and no value', async () => {
    const body = await cardBody({ gpa: 3.1 });
    const card = await makeCard(body);
    const [created, ...others] = await changesOf(card.id);
    expect(others).toEqual([]);
    expect(created).toMatchObject({ changedBy: STAFF.name, parts: ['created'] });
    expect(Date.now() - Date.parse(created?.changedAt ?? '')).toBeLessThan(60_000);
    await put(`/player-cards/${card.id}`, { ...body, gpa: 3.9, country: 'Panama' });
    expect(await partsOf(card.id)).toEqual([['country', 'gpa'], ['created']]);
    // A moment such as 12:00:03.912 has the digits of a GPA.
    const recorded = (await changesOf(card.id)).map(({ changedAt: _, ...change }) => change);
    expect(JSON.stringify(recorded)).not.toMatch(/Panama|3\.9|3\.1/);
  });

  test('have what is done without the form, too', async () => {
    const card = await makeCard();
    const consent = { givenBy: 'Rosa', givenOn: '2026-01-05', text: 'Yes.' };
    await put(`/player-cards/${card.id}/visibility`, { listed: false });
    await put(`/player-cards/${card.id}/indexing`, { indexed: false });
    await put(`/player-cards/${card.id}/consent`, { consent });
    await call(`/player-cards/${card.id}`, { method: 'DELETE', token });
    await call(`/player-cards/${card.id}/restore`, { method: 'POST', token });
    expect(await partsOf(card.id)).toEqual([
      ['deleted'],
      ['deleted'],
      ['consent'],
      ['indexing'],
      ['visibility'],
      ['created'],
    ]);
  });

  test('have a save that changed nothing, and a career that was sent again, not at all', async () => {
    const body = await cardBody();
    const card = await makeCard(body);
    const entry = { team: 'FAS', startYear: 2020, endYear: 2021, isCurrent: false };
    const careers = (list: object[]) => put(`/player-cards-career/update/${card.id}`, { careers: list });
    await put(`/player-cards/${card.id}`, body);
    await careers([]);
    expect(await partsOf(card.id)).toEqual([['created']]);
    await careers([entry]);
    await careers([entry]);
    const added = { ...entry, team: 'Alianza', playerCardId: card.id };
    await call('/player-cards-career/create', { method: 'POST', token, body: added });
    expect(await partsOf(card.id)).toEqual([['career'], ['career'], ['created']]);
  });

  test('have what an editor of the CMS does', async () => {
    const { strapi } = await server();
    const card = await makeCard();
    await documents(strapi, 'api::player-card.player-card').update({
      documentId: card.id,
      data: { lastName: 'Paz', changedBy: 'Marketing' },
    });
    expect((await changesOf(card.id))[0]).toMatchObject({ changedBy: 'Marketing', parts: ['lastName'] });
  });

  test('are kept up to a number, the newest', async () => {
    const { strapi } = await server();
    const card = await makeCard();
    const { recordChange } = compiled<{
      recordChange: (strapi: unknown, card: number, by: string, parts: string[]) => Promise<void>;
    }>('player-cards/changes.js');
    const row = await rows<{ id: number }>(strapi, 'api::player-card.player-card').findOne({
      where: { documentId: card.id },
    });
    for (let number = 0; number < CARD_CHANGES_MAX; number += 1) await recordChange(strapi, row?.id ?? 0, 'x', ['gpa']);
    expect(await countOf({ card: row?.id })).toBe(CARD_CHANGES_MAX);
    expect((await partsOf(card.id)).at(-1)).toEqual(['gpa']);
  });

  test('go with the card', async () => {
    const { strapi } = await server();
    const card = await makeCard();
    const row = await rows<{ id: number }>(strapi, 'api::player-card.player-card').findOne({
      where: { documentId: card.id },
    });
    await call(`/player-cards/${card.id}`, { method: 'DELETE', token });
    expect(await countOf({ card: row?.id })).toBe(2);
    const { purgeDeletedCards } = compiled<{ purgeDeletedCards: (strapi: unknown, now: Date) => Promise<void> }>(
      'player-cards/purge.js',
    );
    await purgeDeletedCards(strapi, new Date(Date.now() + (RESTORE_MINUTES + 1) * 60_000));
    expect(await countOf({ card: row?.id })).toBe(0);
  });

  test('are closed to visitors, and unknown for a card that is deleted or never was', async () => {
    const card = await makeCard();
    for (const other of [undefined, 'none']) {
      expect((await call(`/player-cards/${card.id}/changes`, { token: other })).status).toBe(401);
    }
    await call(`/player-cards/${card.id}`, { method: 'DELETE', token });
    for (const id of [card.id, 'unknown']) {
      expect((await call(`/player-cards/${id}/changes`, { token })).status).toBe(404);
    }
  });
});
