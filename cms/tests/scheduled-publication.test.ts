import type { Core } from '@strapi/strapi';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { PageContent } from '../src/contract';
import { rows } from '../src/database/rows';
import type { SeedKind } from '../src/seed/content';
import { type AdminCall, adminOf, signInAs } from './support/admin';
import { call } from './support/api';
import { compiled, server } from './support/server';

const ABOUT = 'api::about-page.about-page';
const PAGE = `/content-manager/single-types/${ABOUT}`;
const SCHEDULE = `/scheduled-publication/${ABOUT}`;

interface Schedule {
  schedule: { dueAt: string; by: string | null; problem: string | null } | null;
}

let strapi: Core.Strapi;
let editor: AdminCall;

beforeAll(async () => {
  ({ strapi } = await server());
  const { importContent } = compiled<{ importContent: (strapi: Core.Strapi, kind: SeedKind) => Promise<number> }>(
    'seed/content/index.js',
  );
  await importContent(strapi, 'demo');
  editor = await adminOf('editor');
});
beforeEach(async () => {
  await editor('DELETE', SCHEDULE);
  await editor('POST', `${PAGE}/actions/publish`, mission('Now'));
});

const mission = (heading: string) => ({ mission: { heading, text: 'Why we do it.' } });
const save = (change: object) => editor('PUT', PAGE, change);
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const schedule = (dueAt = inAnHour()) => editor('PUT', SCHEDULE, { dueAt });
const scheduled = async () => (await editor<Schedule>('GET', SCHEDULE)).body.schedule;
const published = async () => (await call<PageContent<'about'>>('/site/pages/about')).body.mission.heading;
const table = () => rows<{ page: string; dueAt: Date }>(strapi, 'upfield::scheduled-publication');

/** The hour is over. */
const comeDue = () => table().updateMany({ where: { page: ABOUT }, data: { dueAt: new Date(Date.now() - 1000) } });

const runJob = () =>
  compiled<{ publishDuePages: (strapi: Core.Strapi) => Promise<void> }>(
    'scheduled-publication/publish-due.js',
  ).publishDuePages(strapi);

test('a draft is published once its time has come, not before, and its version names who wanted it', async () => {
  await save(mission('Soon'));
  const dueAt = inAnHour();
  expect((await schedule(dueAt)).status).toBe(204);
  expect(await scheduled()).toEqual({ dueAt, by: 'Desk', problem: null });
  await runJob();
  expect(await published()).toBe('Now');
  await comeDue();
  await runJob();
  expect(await published()).toBe('Soon');
  expect(await scheduled()).toBeNull();
  const { body } = await editor<{ publishedBy: string }[]>('GET', `/page-history/${ABOUT}`);
  expect(body[0]?.publishedBy).toBe('Desk');
});

test('two processes that find it due publish it once', async () => {
  await save(mission('Once'));
  await schedule();
  await comeDue();
  const before = (await editor<object[]>('GET', `/page-history/${ABOUT}`)).body.length;
  await Promise.all([runJob(), runJob()]);
  expect(await published()).toBe('Once');
  expect((await editor<object[]>('GET', `/page-history/${ABOUT}`)).body.length).toBe(Math.min(before + 1, 20));
});

test('it can be moved and cancelled', async () => {
  await save(mission('Never'));
  await schedule();
  const later = new Date(Date.now() + 7_200_000).toISOString();
  await schedule(later);
  expect((await scheduled())?.dueAt).toBe(later);
  expect(await table().count({ where: { page: ABOUT } })).toBe(1);
  await editor('DELETE', SCHEDULE);
  await runJob();
  expect([await scheduled(), await published()]).toEqual([null, 'Now']);
});

test('a page that is published by hand does not wait for its time any more', async () => {
  await schedule();
  await editor('POST', `${PAGE}/actions/publish`, mission('By hand'));
  expect(await scheduled()).toBeNull();
});

test('a draft that cannot be published is refused at once, and one that became so is kept back with the reason', async () => {
  const head = { title: 'About us', lead: '' };
  await save({ head: null });
  const refused = await schedule();
  expect([refused.status, refused.body.error.message]).toEqual([400, expect.stringContaining('is required')]);

  await save({ head });
  await schedule();
  await save({ head: null });
  await comeDue();
  await runJob();
  expect((await scheduled())?.problem).toContain('is required');
  await save({ head, ...mission('Mended') });
  await runJob();
  expect(await published()).toBe('Now');
});

test('a time that is past is refused', async () => {
  const { status, body } = await schedule('2020-01-01T00:00:00.000Z');
  expect([status, body.error.message]).toEqual([400, 'This time is past. Choose a later one.']);
  expect((await editor('PUT', SCHEDULE, { dueAt: 'soon' })).status).toBe(400);
});

test('it is for who may publish the page', async () => {
  const body = { dueAt: inAnHour() };
  expect((await signInAs(null)('PUT', SCHEDULE, body)).status).toBe(401);
  expect((await (await adminOf('author'))('PUT', SCHEDULE, body)).status).toBe(403);
  expect((await editor('PUT', '/scheduled-publication/api::lead.lead', body)).status).toBe(404);
});
