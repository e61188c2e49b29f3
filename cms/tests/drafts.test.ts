import { createHmac } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  type DraftReview,
  type GlobalContent,
  globalContent,
  type Language,
  PAGES,
  type PageContent,
  type PageName,
  PREVIEW_HEADER,
  previewHeaderText,
} from '../src/contract';
import { componentOf, type Field, fieldsOf } from '../src/site-content/model';
import { GLOBAL_TYPE, ownLanguageOf, PAGE_TYPES } from '../src/site-content/page-types';
import { type AdminCall, adminOf } from './support/admin';
import { type Answer, call, type Failure } from './support/api';
import { compiled, server } from './support/server';

/** Incomplete drafts, of each page in its own language: what a preview shows of them, and that they cannot be published. */

type Entry = Record<string, unknown>;

const TYPES = [
  ['global', GLOBAL_TYPE, '/site/global', globalContent],
  ...Object.entries(PAGE_TYPES).map(
    ([name, uid]) => [name, uid, `/site/pages/${name}`, PAGES[name as PageName]] as const,
  ),
] as const;

let strapi: Core.Strapi;
let editor: AdminCall;
const found = new Map<string, Entry>();

beforeAll(async () => {
  ({ strapi } = await server());
  const { importContent } = compiled<{ importContent: (strapi: Core.Strapi, kind: string) => Promise<number> }>(
    'seed/content/index.js',
  );
  await importContent(strapi, 'demo');
  // Other files leave drafts that differ from what is published.
  for (const [, uid] of TYPES) await discardDraft(uid);
  editor = await adminOf('editor');
});
afterEach(async () => {
  for (const [uid, entry] of found) await editor('PUT', formOf(uid), entry);
  found.clear();
});

async function discardDraft(uid: string): Promise<void> {
  const documents = strapi.documents(uid as Parameters<Core.Strapi['documents']>[0]) as unknown as {
    findFirst(params: { locale: Language }): Promise<{ documentId: string }>;
    discardDraft(params: { documentId: string; locale: Language }): Promise<unknown>;
  };
  const locale = ownLanguageOf(uid);
  const { documentId } = await documents.findFirst({ locale });
  await documents.discardDraft({ documentId, locale });
}

const formOf = (uid: string, action = '') =>
  `/content-manager/single-types/${uid}${action}?locale=${ownLanguageOf(uid)}`;

/** Saves a change of the draft as the admin's form does; after the test the form is as before. */
async function save(uid: string, change: (entry: Entry) => Entry) {
  const { body } = await editor<{ data: Entry }>('GET', formOf(uid));
  const { entry } = emptied(uid, body.data, () => false);
  if (!found.has(uid)) found.set(uid, entry);
  const changed = change(structuredClone(entry));
  const answer = await editor<unknown>('PUT', formOf(uid), changed);
  expect([answer.status, JSON.stringify(answer.body)]).toEqual([200, expect.any(String)]);
  return changed;
}

const publish = (uid: string, entry: Entry) => editor<Failure>('POST', formOf(uid, '/actions/publish'), entry);

function preview<Content>(path: string): Promise<Answer<Content & { review: DraftReview }>> {
  const expires = Math.floor(Date.now() / 1000) + 60;
  const signature = createHmac('sha256', 'preview-secret').update(previewHeaderText(expires)).digest('hex');
  return call(path, { headers: { [PREVIEW_HEADER]: `${expires}.${signature}` } });
}

/**
 * The entry with every required field empty that `isChosen` takes, and where those fields stand. Ids of components are left out: one that was
 * removed cannot be sent again.
 */
function emptied(uid: string, entry: Entry, isChosen: (field: Field) => boolean) {
  const places: string[] = [];
  const change = (type: string, part: Entry, place: string): Entry =>
    Object.fromEntries(
      fieldsOf(strapi, type).map(([name, field]) => {
        const here = `${place}${field.pluginOptions.editor.label}`;
        const component = componentOf(field);
        const value = part[name];
        if (field.required && !field.repeatable && isChosen(field)) {
          places.push(here);
          return [name, null];
        }
        if (!component || !value) return [name, value];
        if (!Array.isArray(value)) return [name, change(component, value as Entry, `${here} › `)];
        return [name, value.map((item, index) => change(component, item, `${here} ${index + 1} › `))];
      }),
    );
  return { entry: change(uid, entry, ''), places };
}

describe.each(TYPES)('%s', (_, uid, path, schema) => {
  test.each([
    ['texts, dates and addresses', (field: Field) => componentOf(field) === null],
    ['parts', (field: Field) => componentOf(field) !== null],
  ])(
    'without its required %s is shown with gaps, says what is missing, and is not published',
    async (_kind, isChosen) => {
      let places: string[] = [];
      const changed = await save(uid, (entry) => {
        const half = emptied(uid, entry, isChosen);
        places = half.places;
        return half.entry;
      });
      const { status, body } = await preview<unknown>(path);
      expect(status).toBe(200);
      expect(schema.safeParse(body).error?.issues ?? []).toEqual([]);
      expect([...body.review.missing].sort()).toEqual([...places].sort());
      if (places.length === 0) return;
      const refusal = await publish(uid, changed);
      expect(refusal.status).toBe(400);
      for (const place of places) {
        expect(refusal.body.error.message).toContain(`${place} is required.`);
      }
    },
  );
});

describe('a value that the contract does not allow', () => {
  const inGlobal = (contact: Entry) => (entry: Entry) => ({
    ...entry,
    contact: { ...(entry.contact as Entry), ...contact },
  });

  test('is reported with its field, is left out of the preview, and prevents publishing', async () => {
    const changed = await save(GLOBAL_TYPE, inGlobal({ email: 'nobody' }));
    const { body } = await preview<GlobalContent>('/site/global');
    expect(globalContent.parse(body).contact.email).toBe('');
    expect(body.contact.scholarshipsEmail).not.toBe('');
    expect(body.review).toMatchObject({
      page: 'Global',
      missing: [],
      problems: ['Contact details › Email is not valid.'],
    });
    const refusal = await publish(GLOBAL_TYPE, changed);
    expect(refusal.status).toBe(400);
    expect(refusal.body.error.message).toBe('Contact details › Email is not valid.');
    expect(refusal.body.error.details.errors).toMatchObject([{ path: ['contact', 'email'] }]);
    expect((await call<GlobalContent>('/site/global')).body.contact.email).not.toBe('');
  });

  test('is found where a draft of Strapi takes it: a year of five digits, a text of another form', async () => {
    await save(PAGE_TYPES.draft, (entry) => ({
      ...entry,
      event: { ...(entry.event as Entry), startsAt: '+020255-07-17T14:00:00.000Z', countryCode: 'sv' },
    }));
    const { body } = await preview<PageContent<'draft'>>('/site/pages/draft');
    expect(PAGES.draft.parse(body).event.startsAt).toBeNull();
    expect(body.review.problems).toEqual(['Event › Starts is not valid.', 'Event › Country is not valid.']);
  });
});

describe('a date that is not in the calendar', () => {
  const DRAFT = PAGE_TYPES.draft;
  const stored = async () => {
    const { body } = await editor<{ data: Entry }>('GET', formOf(DRAFT));
    return emptied(DRAFT, body.data, () => false).entry;
  };

  test.each([['tomorrow'], ['2026-02-30T14:00:00.000Z'], ['2026-13-01'], [true]])(
    'is refused with the names of its fields, and the draft stays: %j',
    async (value) => {
      const before = await stored();
      const schedule = before.schedule as { days: Entry[] };
      const days = schedule.days.map((day, index) => (index === 1 ? { ...day, date: value } : day));
      const refusal = await editor<Failure>('PUT', formOf(DRAFT), {
        ...before,
        schedule: { ...schedule, days },
        event: { ...(before.event as Entry), startsAt: value },
      });
      expect(refusal.status).toBe(400);
      expect(refusal.body.error.message.split('\n')).toEqual([
        expect.stringMatching(/^Event › Starts must be a date/),
        expect.stringMatching(/^Schedule › Days 2 › Date must be a date/),
      ]);
      expect(refusal.body.error.details.errors).toMatchObject([
        { path: ['event', 'startsAt'] },
        { path: ['schedule', 'days', '1', 'date'] },
      ]);
      expect(await stored()).toEqual(before);
    },
  );
});

test('characters that are invisible and that the database refuses are removed from an editor’s text', async () => {
  await save(GLOBAL_TYPE, (entry) => ({
    ...entry,
    defaultSeo: { ...(entry.defaultSeo as Entry), title: '\u0000Upfield \ud800⚽️', description: 'A site\udc00' },
  }));
  const { body } = await editor<{ data: Entry }>('GET', formOf(GLOBAL_TYPE));
  expect(body.data.defaultSeo).toMatchObject({ title: 'Upfield ⚽️', description: 'A site' });
});

test('a complete draft has no problems', async () => {
  for (const [, , path] of TYPES) {
    expect((await preview<unknown>(path)).body.review).toMatchObject({ missing: [], problems: [] });
  }
});
