import type { Core } from '@strapi/strapi';
import { beforeAll, describe, expect, test } from 'vitest';
import type { GlobalContent } from '../src/contract';
import { format } from '../src/contract';
import { type AdminCall, adminOf } from './support/admin';
import { call, type Failure } from './support/api';
import { compiled, server } from './support/server';

/** Single types that have to stay published, with the reason that an editor reads. */
const KEPT = [
  ['global', '/site/global', format({ key: 'page.kept.global' })],
  ['sign-in-page', '/site/pages/sign-in', format({ key: 'page.kept.signIn' })],
] as const;

const uidOf = (name: string) => `api::${name}.${name}`;
const single = (name: string, action = '') => `/content-manager/single-types/${uidOf(name)}${action}`;
const bulk = (name: string, action: string) => `/content-manager/collection-types/${uidOf(name)}/actions/${action}`;

type Entry = Record<string, unknown> & { documentId: string };

let manage: AdminCall;

beforeAll(async () => {
  const { strapi } = await server();
  const { importContent } = compiled<{ importContent: (strapi: Core.Strapi, kind: 'demo') => Promise<number> }>(
    'seed/content/index.js',
  );
  await importContent(strapi, 'demo');
  manage = await adminOf('super admin');
});

const entryOf = async (name: string) => (await manage<{ data: Entry }>('GET', single(name))).body.data;

describe.each(KEPT)('%s', (name, path, reason) => {
  test.each([
    ['unpublish', () => manage('POST', single(name, '/actions/unpublish'), {})],
    [
      'unpublish and discard the draft',
      () => manage('POST', single(name, '/actions/unpublish'), { discardDraft: true }),
    ],
    ['delete', () => manage('DELETE', single(name))],
    [
      'unpublish in bulk',
      async () => manage('POST', bulk(name, 'bulkUnpublish'), { documentIds: [(await entryOf(name)).documentId] }),
    ],
    [
      'delete in bulk',
      async () => manage('POST', bulk(name, 'bulkDelete'), { documentIds: [(await entryOf(name)).documentId] }),
    ],
  ])('refuses to %s, and says why', async (_, send) => {
    const { status, body } = await send();
    expect([status, body.error.message]).toEqual([400, reason]);
    expect((await call(path)).status).toBe(200);
  });

  test('can discard a draft', async () => {
    expect((await manage('POST', single(name, '/actions/discard'), {})).status).toBe(200);
    expect((await entryOf(name)).documentId).toBeTruthy();
    expect((await call(path)).status).toBe(200);
  });
});

test('Global is not published without its privacy switches', async () => {
  const entry = await entryOf('global');
  const { status, body } = await manage<Failure>('POST', single('global', '/actions/publish'), {
    ...entry,
    privacy: null,
  });
  expect([status, body.error.details.errors?.map(({ path }) => path)]).toEqual([400, [['privacy']]]);
  expect((await call<GlobalContent>('/site/global')).body.privacy).toMatchObject({ requireConsent: false });
});

test('any other page may be unpublished', async () => {
  const about = 'about-page';
  expect((await manage('POST', single(about, '/actions/unpublish'), {})).status).toBe(200);
  expect((await call('/site/pages/about')).status).toBe(404);
  expect((await manage('POST', single(about, '/actions/publish'), await entryOf(about))).status).toBe(200);
  expect((await call('/site/pages/about')).status).toBe(200);
});
