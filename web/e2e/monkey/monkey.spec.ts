import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { AdminCalls } from '../support/admin-calls';
import { SITE_URL } from '../support/site';
import { callApi } from '../support/staff-api';
import { differences, siteAsItIs } from './comparable';
import { ContentModel } from './content-model';
import { Crawl, ofPlayers, untilShown } from './crawl';
import type { Desk, Edit } from './edit';
import { ENTRY_EDITS } from './entry-edits';
import { LIBRARY_EDITS } from './library-edits';
import { PAGE_EDITS } from './page-edits';
import { faultOfRefusal } from './refusal';
import { SeededRandom } from './seeded-random';
import { SINGLE_TYPES, SiteBackup, single } from './site-backup';

/**
 * Random edits as an editor makes them in the admin. After each, every page that a visitor can reach is checked:
 * status, frame, pictures, links; and a refused edit has to name a field. After all edits are undone, the site is as
 * before.
 */
test.describe.configure({ mode: 'default', retries: 0 });

/** Players whose pages are opened after each edit; every one of them before and after. */
const PLAYERS_LOOKED_AT = 2;
const PAGE_KINDS = 3;
const HOME = 'api::home-page.home-page';

for (const { name, edits, seed } of [
  { name: 'five random edits', edits: 5, seed: 11 },
  {
    name: 'as many random edits as were asked for @long',
    edits: Number(process.env.MONKEY_EDITS ?? 200),
    seed: Number(process.env.MONKEY_SEED ?? 1),
  },
]) {
  test(`${name} break no page, and can be undone completely`, async () => {
    test.setTimeout(120_000 + edits * 20_000);
    test.info().annotations.push({ type: 'seed', description: String(seed) });
    const isLong = edits > 5;
    const calls = await asNewAdministrator();
    const model = await ContentModel.read(calls);
    const desk: Desk = { calls, model, random: new SeededRandom(seed), backup: await SiteBackup.take(calls, model) };
    const follows = ofPlayers(isLong ? Number.POSITIVE_INFINITY : PLAYERS_LOOKED_AT);
    const whole = () => Crawl.run({ missing: () => false, follows });

    await untilShown();
    const before = await whole();
    const faults = new Set(before.faults);
    const asItWas = await siteAsItIs(before);
    try {
      for (let count = 1; count <= edits; count++) {
        const edit = await nextEdit(desk);
        const told = `edit ${count}, which ${edit.what}`;
        if (isLong) console.log(`${told}: ${edit.answer.status} ${edit.answer.body.error?.message ?? ''}`);
        for (const fault of await faultsAfter(edit, desk)) {
          if (isLong && !faults.has(fault)) console.log(`    ${fault}`);
          if (![...faults].some((known) => known.startsWith(fault))) faults.add(`${fault} (after ${told})`);
        }
      }
    } finally {
      await desk.backup.restore();
    }
    await untilShown();
    const after = await whole();
    expect.soft([...faults], `seed ${seed}`).toEqual([]);
    expect.soft(after.faults).toEqual([]);
    expect(differences(asItWas, await siteAsItIs(after))).toEqual([]);
  });
}

/** Makes an administrator's account, as another invites one: an editor may not do all that could break a page. */
async function asNewAdministrator(): Promise<AdminCalls> {
  const email = `${randomBytes(5).toString('hex')}@upfield.example`;
  const password = `Aa7-${randomBytes(12).toString('hex')}`;
  const admin = new AdminCalls();
  const roles = await admin.must<{ data: { id: number; code: string }[] }>('GET', '/admin/roles');
  const role = roles.data.find(({ code }) => code === 'strapi-super-admin');
  const invited = await admin.must<{ data: { registrationToken: string } }>('POST', '/admin/users', {
    email,
    firstname: 'Monkey',
    roles: [role?.id],
  });
  await admin.must('POST', '/admin/register', {
    registrationToken: invited.data.registrationToken,
    userInfo: { firstname: 'Monkey', password },
  });
  return new AdminCalls({ email, password });
}

/** Most edits are of pages; when a kind of edit finds nothing to change, another one is chosen. */
async function nextEdit(desk: Desk): Promise<Edit> {
  for (;;) {
    const kinds = desk.random.pick([...Array(PAGE_KINDS).fill(PAGE_EDITS), LIBRARY_EDITS, ENTRY_EDITS]);
    const edit = await desk.random.pick(kinds as typeof PAGE_EDITS)(desk);
    if (edit) return edit;
  }
}

async function faultsAfter(edit: Edit, { calls, model }: Desk): Promise<string[]> {
  await untilShown();
  const refusal = faultOfRefusal(edit, model);
  const home = await callApi('/site/pages/home');
  const crawl = await Crawl.run({
    // A link to the root is right even while the home page is not published.
    missing: (path) => path === '/' && home.status === 404,
    follows: ofPlayers(PLAYERS_LOOKED_AT),
  });
  const preview = edit.uid && SINGLE_TYPES.includes(edit.uid) ? await faultsOfPreview(calls, edit.uid) : [];
  return [...(refusal ? [refusal] : []), ...crawl.faults, ...preview];
}

/** What is wrong with the draft of a page, as its editor sees it. */
async function faultsOfPreview(calls: AdminCalls, uid: string): Promise<string[]> {
  const answer = await calls.send<{ data: { url: string } }>('GET', `/content-manager/preview/url/${uid}?status=draft`);
  if (answer.status !== 200) return [];
  const opened = await fetch(answer.body.data.url, { redirect: 'manual' });
  const path = new URL(opened.headers.get('location') ?? '/', SITE_URL).pathname;
  // Global is seen on the home page, which may be gone.
  const draft = await calls.send('GET', single(path === '/' ? HOME : uid, '?status=draft'));
  const { faults } = await Crawl.run({
    missing: () => draft.status === 404,
    follows: () => false,
    cookie: opened.headers.get('set-cookie')?.split(';')[0] ?? '',
    roots: [path],
  });
  return faults.map((fault) => `in the preview of ${uid}: ${fault}`);
}
