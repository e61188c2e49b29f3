import type { Core } from '@strapi/strapi';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PlayerCard, REVISION_HEADER } from '../src/contract';
import { documents, rows } from '../src/database/rows';
import { type Answer, call } from './support/api';
import { importGlobal, publishSwitches } from './support/global';
import { registeredCalls } from './support/routes';
import { server } from './support/server';
import { makeCard, unique } from './support/test-data';

/** Rounds of the race; more of them find rarer overlaps: `UPFIELD_RACE_ROUNDS=50`. */
const ROUNDS = Number(process.env.UPFIELD_RACE_ROUNDS ?? 2);
const SPORT = 'api::sport.sport';
const MEDIA = 'plugin::upload.file';

let strapi: Core.Strapi;
beforeAll(async () => {
  ({ strapi } = await server());
  await importGlobal();
  await publishSwitches();
});

afterAll(() => publishSwitches());

const revision = async () => (await call<{ revision: number }>('/revision')).body.revision;
const revisionOf = ({ headers }: Answer<unknown>) => Number(headers.get(REVISION_HEADER));

describe('every read of content names its revision', () => {
  /** What answers no public content, and what belongs to plugins that no role may use. */
  const NO_CONTENT =
    /^GET \/(auth|leads|newsletter|player-cards\/managed|player-cards\/:id\/changes|revision|openapi\.json|upload|content-type-builder|email|i18n)\b/;

  test('on every GET route of the API, refusals included', async () => {
    const card = await makeCard();
    const paths = (await registeredCalls())
      .filter((route) => route.startsWith('GET ') && !NO_CONTENT.test(route))
      .map((route) => route.slice('GET '.length));
    expect(paths.length).toBeGreaterThan(4);
    const examples = paths.flatMap((path) => [
      path.replace(':name', 'home').replace(':id', card.id),
      path.replace(/:\w+/, 'unknown'),
      `${path.replace(':name', 'about').replace(':id', card.id)}?page=none`,
    ]);
    const at = await revision();
    const named = await Promise.all(examples.map(async (path) => [path, revisionOf(await call(path))]));
    expect(named).toEqual(examples.map((path) => [path, at]));
  });
});

/** Runs `work` while increasing the revision fails. */
async function withoutRevision(work: () => Promise<unknown>): Promise<void> {
  const { connection } = strapi.db;
  await connection.schema.renameTable('content_revision', 'content_revision_away');
  try {
    await expect(work()).rejects.toThrow();
  } finally {
    await connection.schema.renameTable('content_revision_away', 'content_revision');
  }
}

interface FileRow {
  id: number;
  name: string;
  alternativeText: string;
}

describe('a write and its revision are atomic', () => {
  test('of a document', async () => {
    const name = unique('Rowing');
    await withoutRevision(() => documents(strapi, SPORT).create({ data: { name, displayOrder: 60 } }));
    expect(await rows(strapi, SPORT).count({ where: { name } })).toBe(0);
  });

  test('of a file in the media library', async () => {
    const name = unique('stadium.webp');
    const stored = {
      name,
      hash: name,
      ext: '.webp',
      mime: 'image/webp',
      size: 1,
      url: '/uploads/stadium.webp',
      provider: 'local',
    };
    const file = await rows<FileRow>(strapi, MEDIA).create({
      data: { ...stored, alternativeText: 'A stadium' } as Partial<FileRow>,
    });
    const upload = strapi.plugin('upload').service('upload') as unknown as {
      updateFileInfo(id: number, info: object): Promise<unknown>;
    };
    const alternativeText = unique('Another text');
    await withoutRevision(() => upload.updateFileInfo(file.id, { alternativeText }));
    expect(await rows(strapi, MEDIA).findOne({ where: { id: file.id } })).toMatchObject({
      alternativeText: file.alternativeText,
    });
    const before = await revision();
    await upload.updateFileInfo(file.id, { alternativeText });
    expect(await revision()).toBeGreaterThan(before);
  });
});

test(`no answer is out of step with its revision while consent is switched ${ROUNDS} times`, async () => {
  const { id } = await makeCard();
  /** Whether consent was required, by the revision at which that began. */
  const switched = new Map([[await revision(), false]]);
  const seen: { path: string; revision: number; hidden: boolean }[] = [];
  let going = true;

  async function readOnAndOn<Body>(path: string, isHidden: (answer: Answer<Body>) => boolean) {
    while (going) {
      const answer = await call<Body>(path);
      seen.push({ path, revision: revisionOf(answer), hidden: isHidden(answer) });
    }
  }

  async function switchOnAndOff() {
    for (let round = 0; round < 2 * ROUNDS; round += 1) {
      const requireConsent = round % 2 === 0;
      await publishSwitches({ requireConsent });
      switched.set(await revision(), requireConsent);
    }
    going = false;
  }

  await Promise.all([
    switchOnAndOff().finally(() => {
      going = false;
    }),
    readOnAndOn(`/player-cards/${id}`, ({ status }) => status === 404),
    readOnAndOn<PlayerCard[]>('/player-cards?fields=name', ({ body }) => body.every((card) => card.id !== id)),
    readOnAndOn<{ privacy: { requireConsent: boolean } }>('/site/global', ({ body }) => body.privacy.requireConsent),
  ]);

  const begun = [...switched.keys()].sort((one, other) => other - one);
  const expected = (at: number) => switched.get(begun.find((start) => start <= at) ?? Number.NaN);
  expect(seen.length).toBeGreaterThan(ROUNDS);
  expect(seen.filter((answer) => answer.hidden !== expected(answer.revision))).toEqual([]);
}, 600_000);
