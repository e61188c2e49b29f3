import { expect, test } from '@playwright/test';
import { CmsConnection, startWeb } from '../support/cms-connection';
import { ContentManager, type Entry } from '../support/content';
import { CMS_URL, SITE_URL, WEB_PORT } from '../support/site';
import { callApi, StaffApi } from '../support/staff-api';
import { type AuditedCard, makeCard, makeFirstSport } from './cards';
import { type Description, describeApi } from './description';
import { expectNamed, QUESTIONS, questionCells } from './questions';
import { type Desk, REASONS } from './reasons';
import { type Answers, type Cell, type Walked, type Way, walk } from './walk';
import { apiWays, CALLS_LOOKED_AT, PARAMETERS_LOOKED_AT } from './ways-api';
import { MORE_WAYS, previewWays } from './ways-more';
import { pageWays, ROUTES_LOOKED_AT } from './ways-pages';

/**
 * Each way in which the site shows data of a card is tried for each reason for which a card is hidden, in each state of
 * the CMS. A new call or route fails here until its data is described in `ways-*.ts`.
 */
test.describe.configure({ mode: 'default', retries: 0, timeout: 1_200_000 });

const HIDDEN_NAME = 'Upfield Audited';
/** Cards that stay public; the fan of stickers shows three or none. */
const STAY_PUBLIC = 3;
const PATIENCE = { page: 30_000, proxied: 10_000 };
const WIDTH = 6;

let desk: Desk;
let global: Entry;
let description: Description;

test.beforeAll(async () => {
  desk = { staff: await StaffApi.signIn(), editor: new ContentManager() };
  description = await describeApi();
  global = await desk.editor.read('global');
});

test('every call of the API is looked at, and every parameter of the list', () => {
  expect([...CALLS_LOOKED_AT].sort()).toEqual([...description.calls].sort());
  expect([...PARAMETERS_LOOKED_AT].sort()).toEqual([...description.parameters].sort());
});

test('every route of the build is looked at', async () => {
  const home = await (await fetch(SITE_URL)).text();
  const [address = ''] = /\/assets\/manifest-[\w-]+\.js/.exec(home) ?? [];
  const script = await (await fetch(SITE_URL + address)).text();
  const { routes } = JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1));
  const built = Object.entries(routes as Record<string, { hasAction: boolean }>);
  expect(ROUTES_LOOKED_AT).toEqual(Object.fromEntries(built.map(([id, { hasAction }]) => [id, hasAction])));
});

test('no way shows a card that is hidden, whatever the reason and whatever the CMS does @long', async () => {
  const connection = new CmsConnection();
  const web = await startWeb(Number(WEB_PORT) + 41, await connection.start(), { TRUSTED_PROXY_HOPS: '1' });
  const counted: Record<string, number> = {};
  const { staff, editor } = desk;
  const sport = await makeFirstSport(editor);
  const cards: AuditedCard[] = [];
  for (let index = 0; index < REASONS.length + STAY_PUBLIC; index++) cards.push(await makeCard(staff, sport, index));
  const hidden = cards.slice(0, REASONS.length);
  const shown = cards.slice(REASONS.length);
  const [named] = shown as [AuditedCard];
  const nameOf = (card: AuditedCard) => REASONS[cards.indexOf(card)]?.name ?? 'public';

  const api = apiWays(description);
  const ways: Way[] = [...api, ...pageWays(web.url), ...MORE_WAYS];
  const previews = previewWays(await openPreview(editor));
  const look = (origin: string, looked: readonly Way[], of: readonly AuditedCard[], more: object = {}) =>
    walk(origin, { ways: looked, cards: of, width: WIDTH, patience: PATIENCE, ...more });

  /** Counts the cells of a moment and expects that none told anything. */
  const expectSilence = (moment: string, cells: Cell[]) => {
    counted[moment] = cells.length;
    expect.soft(toldOf(cells, nameOf), moment).toEqual([]);
  };

  try {
    let warm: Answers = new Map();

    await test.step('while the cards are public, every way shows what it should', async () => {
      for (const [index, reason] of REASONS.entries()) {
        if (reason.consented) await staff.consent(cards[index]?.id ?? '', 'Rosa Guardian');
      }
      for (const { id } of shown) await staff.consent(id, 'Rosa Guardian');
      warm = await expectShown(web.url, ways, cards);
      await expectShown(SITE_URL, previews, cards);
      for (const question of QUESTIONS) await expectNamed(question, named);
    });

    await test.step('each card is hidden for its reason', async () => {
      for (const [index, reason] of REASONS.entries()) await reason.hide(desk, cards[index] as AuditedCard);
      const privacy = { ...(global.privacy as Entry), requireConsent: true };
      await editor.publish('global', { ...global, siteName: HIDDEN_NAME, privacy });
      // The web server knows the new revision, and has rendered no page of a card again.
      await expect
        .poll(async () => (await fetch(`${web.url}/about`)).text(), { timeout: 20_000 })
        .toContain(HIDDEN_NAME);
    });

    await test.step('the CMS hangs before any page was rendered again', async () => {
      connection.stall();
      const patience = { page: 30_000, proxied: 1000 };
      expectSilence('CMS stands still', await cellsOf(look(web.url, ways, hidden, { width: 100, patience })));
    });

    await test.step('the CMS is down', async () => {
      connection.cut();
      expectSilence('CMS gone', await cellsOf(look(web.url, ways, hidden)));
    });

    await test.step('the CMS is up again', async () => {
      connection.restore();
      // The web server asks once a second whether the CMS answers again.
      const status = async () => (await fetch(`${web.url}/player-cards-detail/${named.id}`)).status;
      await expect.poll(status, { timeout: 20_000 }).toBe(200);
      const cells = await answeredCells(look(web.url, ways, cards, WELL));
      const isHidden = ({ card }: Cell) => hidden.includes(card);
      expectSilence('CMS back', cells.filter(isHidden));
      expect
        .soft(
          misfits(
            cells.filter((cell) => !isHidden(cell)),
            ways,
            nameOf,
          ),
          'what is public shows',
        )
        .toEqual([]);
      const remembered = { ...WELL, remembered: warm };
      expectSilence('asked whether it has changed', await answeredCells(look(web.url, ways, hidden, remembered)));
      const direct = [...api, ...MORE_WAYS.filter(({ proxied }) => proxied)];
      expectSilence('asked at the CMS itself', await answeredCells(look(CMS_URL, direct, hidden, WELL)));
      expectSilence('with a preview', await answeredCells(look(SITE_URL, previews, hidden, WELL)));
      expectSilence('questions and their mails', await questionCells(hidden, named));
    });

    await test.step('the CMS is down once more', async () => {
      connection.cut();
      expectSilence('CMS gone again', await cellsOf(look(web.url, ways, hidden)));
      connection.restore();
    });

    await test.step('staff still see them, with their pictures', async () => {
      for (const [index, { name, staffSee }] of REASONS.entries()) {
        if (staffSee) await expectStaffSee(staff, cards[index] as AuditedCard, name);
      }
    });
  } finally {
    web.stop();
    connection.stop();
    await editor.publish('global', global);
    for (const { id } of cards) await callApi(`/player-cards/${id}`, { method: 'DELETE', token: staff.token });
  }
  const total = Object.values(counted).reduce((sum, one) => sum + one, 0);
  test.info().annotations.push({ type: 'cells', description: `${total}: ${JSON.stringify(counted)}` });
  console.log(`${total} cells of ways and reasons`, counted);
});

const cellsOf = async (walked: Promise<Walked>) => (await walked).cells;

/** The cells of a server that is well. */
async function answeredCells(walked: Promise<Walked>): Promise<Cell[]> {
  const { cells, unanswered } = await walked;
  expect.soft(unanswered, 'requests without an answer').toEqual([]);
  return cells;
}

/** What came out, a line for each way: the reasons by which it did, and of what. */
function toldOf(cells: Cell[], nameOf: (card: AuditedCard) => string): string[] {
  const lines = new Map<string, string[]>();
  for (const { way, card, told } of cells) {
    if (told.length > 0) lines.set(way, [...(lines.get(way) ?? []), `${nameOf(card)} (${told.join(', ')})`]);
  }
  return [...lines].map(([way, reasons]) => `${way}: ${reasons.join('; ')}`);
}

/** Ways that show more or less than they should of public cards. */
function misfits(cells: Cell[], ways: readonly Way[], nameOf: (card: AuditedCard) => string): string[] {
  return ways.flatMap(({ name, shows }) => {
    const ofWay = cells.filter(({ way }) => way === name);
    const silent = ofWay.filter(({ told }) => told.length === 0);
    const fits = {
      each: silent.length === 0,
      some: silent.length < ofWay.length,
      none: silent.length === ofWay.length,
      either: true,
    };
    return fits[shows] ? [] : [`${name} shows ${shows}, and was silent of: ${silent.map(({ card }) => nameOf(card))}`];
  });
}

/** What a server that is well is asked: all of it must be answered, if need be at the third time on a busy machine. */
const WELL = { width: WIDTH, patience: PATIENCE, repeats: 2 };

/** Looks at public cards until every way shows what it should, once more where a page was not made anew yet. */
async function expectShown(origin: string, ways: readonly Way[], cards: readonly AuditedCard[]): Promise<Answers> {
  const look = () => walk(origin, { ways, cards, ...WELL });
  const wrong = (cells: Cell[]) => misfits(cells, ways, ({ lastName }) => lastName);
  let walked = await look();
  if (wrong(walked.cells).length > 0) walked = await look();
  expect.soft(wrong(walked.cells)).toEqual([]);
  return walked.answers;
}

/** The cookie of a preview, as a browser gets it that follows the admin's link. */
async function openPreview(editor: ContentManager): Promise<string> {
  const opened = await fetch(await editor.previewAddress('home-page'), { redirect: 'manual' });
  return opened.headers.get('set-cookie')?.split(';')[0] ?? '';
}

async function expectStaffSee(staff: StaffApi, { id, lastName }: AuditedCard, reason: string): Promise<void> {
  const card = await staff.card(id);
  expect.soft(card.lastName, reason).toBe(lastName);
  expect.soft(await staff.cardsNamed(lastName), reason).toHaveLength(1);
  const picture = await fetch(new URL(card.cardImageUrl ?? '', SITE_URL));
  expect.soft(picture.status, `${reason}: the picture`).toBe(200);
}
