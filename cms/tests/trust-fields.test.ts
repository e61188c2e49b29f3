import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { GlobalContent } from '../src/contract';
import type { EmptyTrustFields } from '../src/editor/trust-fields';
import { type AdminCall, adminOf, signInAs } from './support/admin';
import { call } from './support/api';
import { GLOBAL, importGlobal } from './support/global';
import { server } from './support/server';

/** The fields that stay empty until they are true, as the admin's first screen lists them. */

let manage: AdminCall;
beforeAll(async () => {
  await server();
  await importGlobal();
  manage = await adminOf('editor');
});

const emptyOf = async (uid: string) =>
  (await manage<EmptyTrustFields[]>('GET', '/trust-fields/empty')).body.find((type) => type.uid === uid)?.labels;

test('a site without them has no company, and is told what is missing; what is filled in is no longer listed', async () => {
  expect((await call<GlobalContent>('/site/global')).body.company).toBeNull();
  expect(await emptyOf(GLOBAL)).toEqual(
    expect.arrayContaining(['Legal name', 'Postal address', 'How soon you answer']),
  );
  const { strapi } = await server();
  const globals = strapi.documents(GLOBAL as 'plugin::users-permissions.user');
  const found = await globals.findFirst({ status: 'draft' });
  const documentId = found?.documentId ?? '';
  const save = async (company: object | null) => {
    await globals.update({ documentId, data: { company } as never });
    await globals.publish({ documentId });
  };
  onTestFinished(() => save(null));
  await save({ legalName: 'Upfield Test, S.A. de C.V.' });
  expect(await emptyOf(GLOBAL)).not.toContain('Legal name');
  expect(await emptyOf(GLOBAL)).toContain('Postal address');
  const { company } = (await call<GlobalContent>('/site/global')).body;
  expect(company).toMatchObject({ legalName: 'Upfield Test, S.A. de C.V.', address: '', phone: '' });
});

test('the list is for editors alone', async () => {
  expect((await signInAs(null)('GET', '/trust-fields/empty')).status).toBe(401);
});
