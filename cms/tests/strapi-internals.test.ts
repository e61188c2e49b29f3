import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type AdminCall, adminOf } from './support/admin';
import { importGlobal, publishSwitches } from './support/global';
import { server } from './support/server';

/** Strapi internals of docs/strapi-internals.md whose breakage by an upgrade no feature test would notice. */

let strapi: Core.Strapi;
let base: string;
let manage: AdminCall;

beforeAll(async () => {
  ({ strapi, base } = await server());
  await importGlobal();
  manage = await adminOf('super admin');
});

/** Names of the indexes that the database has. */
async function storedIndexes(): Promise<Set<string>> {
  const sql =
    strapi.db.dialect.client === 'postgres'
      ? 'SELECT indexname AS name FROM pg_indexes WHERE schemaname = current_schema()'
      : "SELECT name FROM sqlite_master WHERE type = 'index'";
  const answer: { name: string }[] | { rows: { name: string }[] } = await strapi.db.connection.raw(sql);
  return new Set((Array.isArray(answer) ? answer : answer.rows).map(({ name }) => name));
}

describe('the schema that Strapi synchronises', () => {
  interface Model {
    uid: string;
    indexes?: { name: string }[];
  }
  const models = () => [...strapi.get('models').get()] as Model[];

  test('has all custom tables and indexes', async () => {
    const declared = models().filter(({ uid }) => uid.startsWith('upfield::'));
    expect(declared).toHaveLength(13);
    const stored = await storedIndexes();
    const missing = declared.flatMap(({ indexes = [] }) => indexes).filter(({ name }) => !stored.has(name));
    expect(missing).toEqual([]);
  });

  test('has every index of a content type', async () => {
    const stored = await storedIndexes();
    const declared = (Object.values(strapi.contentTypes) as Model[]).flatMap(({ indexes = [] }) => indexes);
    const names = declared.map(({ name }) => name);
    const some = ['leads_submission_id_unique', 'player_cards_public_name_index', 'upload_files_hash_index'];
    expect(names).toEqual(expect.arrayContaining(some));
    expect(names.filter((name) => !stored.has(name))).toEqual([]);
  });
});

describe('the admin', () => {
  interface Configuration {
    data: {
      contentType: {
        settings: object;
        metadatas: Record<string, { edit: { label: string; description?: string; editable?: boolean } }>;
        layouts: { list: string[]; edit: { name: string }[][] };
      };
    };
  }
  const CARD = 'api::player-card.player-card';

  test('takes lists and hidden columns from the `config` of a content type, and its texts from ours', async () => {
    const path = `/content-manager/content-types/${CARD}/configuration`;
    const { settings, metadatas, layouts } = (await manage<Configuration>('GET', path)).body.data.contentType;
    expect(settings).toMatchObject({ mainField: 'lastName', pageSize: 20 });
    expect(layouts.list).toEqual(['lastName', 'name', 'sport', 'country', 'listed']);
    expect(metadatas.gpa?.edit).toMatchObject({ label: 'GPA', description: '0 to 4' });
    expect(metadatas.cardImage?.edit.editable).toBe(false);
    const shown = layouts.edit.flat().map(({ name }) => name);
    expect(shown).toContain('lastName');
    expect(shown).not.toContain('searchText');
  });

  test('has a label of ours on each field of every form', async () => {
    const uids = Object.keys(strapi.contentTypes).filter((uid) => uid.startsWith('api::'));
    expect(uids.length).toBeGreaterThan(15);
    for (const uid of uids) {
      const path = `/content-manager/content-types/${uid}/configuration`;
      const { metadatas, layouts } = (await manage<Configuration>('GET', path)).body.data.contentType;
      const unnamed = layouts.edit.flat().filter(({ name }) => metadatas[name]?.edit.label === name);
      expect(unnamed, uid).toEqual([]);
    }
  });

  test('shows the names of pages in the lists of its home screen', async () => {
    await publishSwitches();
    const path = '/content-manager/homepage/recent-documents?action=update';
    const { body } = await manage<{ data: { kind: string; title: unknown; contentTypeDisplayName: string }[] }>(
      'GET',
      path,
    );
    const pages = body.data.filter(({ kind }) => kind === 'singleType');
    expect(pages.length).toBeGreaterThan(0);
    for (const { title, contentTypeDisplayName } of pages) expect(title).toBe(contentTypeDisplayName);
  });
});

describe('the public folder', () => {
  test('is not served', async () => {
    const folder = strapi.dirs.static.public;
    const file = join(folder, 'left-behind.txt');
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, 'text');
    onTestFinished(() => rmSync(file));
    expect((await fetch(`${base}/left-behind.txt`)).status).toBe(404);
  });

  test('keeps the redirect to the admin', async () => {
    const { status, headers } = await fetch(base, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([302, '/admin']);
  });
});
