/**
 * Looks for a response that does not match its revision: on a temporary demo site, "consent required" is published on
 * and off while the API and the pages of a player without consent are read beside it. Every answer and every page that
 * may be kept names its revision, and has to show or hide the player as the switch stood at it (docs/decisions/011).
 * Ends with exit code 1 when one does not. Run on built code: npm run race -- [rounds, 50 without]; DATABASE_URL names
 * an empty PostgreSQL database instead of SQLite.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settings } from './lib/settings.mjs';
import { startSite } from './lib/site.mjs';

const HEADER = 'x-content-revision';
const GLOBAL = '/content-manager/single-types/api::global.global';
/** Reads of one address that run at the same time. */
const READERS = 2;

const rounds = Number(process.argv[2] ?? 50);
const dataDir = mkdtempSync(join(tmpdir(), 'upfield-race-'));
const password = () => `Aa7-${randomBytes(12).toString('hex')}`;
const admin = { email: 'race@upfield.example', password: password() };
const staff = { email: 'race-staff@upfield.example', password: password() };
/** @type {NodeJS.ProcessEnv} */
const env = settings({
  ...process.env,
  DATA_DIR: dataDir,
  SEED: 'demo',
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  STAFF_EMAIL: staff.email,
  STAFF_PASSWORD: staff.password,
});
const cms = `http://127.0.0.1:${env.CMS_PORT}`;
const web = `http://127.0.0.1:${env.WEB_PORT}`;

/**
 * @param {string} path below the CMS
 * @param {{ method?: string, token?: string, body?: unknown }} [how]
 */
async function call(path, { method = 'GET', token = '', body } = {}) {
  const headers = {
    'content-type': 'application/json',
    // The admin knows one token, the API the other.
    ...(token && (path.startsWith('/api/') ? { 'x-token': token } : { authorization: `Bearer ${token}` })),
  };
  const answer = await fetch(cms + path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** @param {string} token of the admin */
async function switcher(token) {
  const { data } = await call(GLOBAL, { token });
  const { id, documentId, createdAt, updatedAt, publishedAt, createdBy, updatedBy, status, ...entry } = data;
  /** Publishes the switch. @param {boolean} requireConsent @returns {Promise<number>} the revision since which it stands so */
  return async (requireConsent) => {
    const body = { ...entry, privacy: { ...entry.privacy, requireConsent } };
    await call(GLOBAL, { method: 'PUT', token, body });
    await call(`${GLOBAL}/actions/publish`, { method: 'POST', token, body });
    return (await call('/api/revision')).revision;
  };
}

/** A demo card whose guardian never agreed, for the addresses that show it. */
async function cardWithoutConsent() {
  const { token } = await call('/api/auth/login', { method: 'POST', body: staff });
  const [card] = await call('/api/player-cards?page=1&pageSize=1');
  await call(`/api/player-cards/${card.id}/consent`, { method: 'PUT', token, body: { consent: null } });
  return card;
}

/** @typedef {{ address: string, revision: number | null, kept: boolean, shown: boolean }} Seen */

/**
 * Reads an address again and again.
 * @param {string} address
 * @param {string} id of the player
 * @param {{ going: boolean }} race
 * @param {Seen[]} seen
 */
async function readOnAndOn(address, id, race, seen) {
  while (race.going) {
    const answer = await fetch(address, { headers: { accept: '*/*' } });
    const text = await answer.text();
    const named = answer.headers.get(HEADER);
    const kept = answer.ok && /\bpublic\b/.test(answer.headers.get('cache-control') ?? '');
    const shown = answer.ok && text.includes(id);
    seen.push({ address, revision: named === null ? null : Number(named), kept, shown });
  }
}

/** @returns {Promise<boolean>} whether every answer was in step */
async function race() {
  const login = await call('/admin/login', { method: 'POST', body: admin });
  const publish = await switcher(login.data.token);
  const { id, lastName } = await cardWithoutConsent();
  /** @type {[since: number, required: boolean][]} */
  const switched = [[await publish(false), false]];
  /** @type {Seen[]} */
  const seen = [];
  const state = { going: true };
  const addresses = [
    `${cms}/api/player-cards/${id}`,
    `${cms}/api/player-cards?fields=name`,
    `${web}/player-cards-detail/${id}`,
    `${web}/search?q=${encodeURIComponent(lastName)}`,
    `${web}/sitemap.xml`,
  ];
  const readers = addresses.flatMap((address) =>
    Array.from({ length: READERS }, () => readOnAndOn(address, id, state, seen)),
  );
  try {
    for (let step = 0; step < 2 * rounds; step += 1) {
      const required = step % 2 === 0;
      switched.push([await publish(required), required]);
    }
  } finally {
    state.going = false;
  }
  await Promise.all(readers);
  return report(seen, switched, addresses);
}

/**
 * @param {Seen[]} seen
 * @param {[since: number, required: boolean][]} switched
 * @param {string[]} addresses
 */
function report(seen, switched, addresses) {
  /** @param {Seen} answer */
  const isOut = ({ revision, shown }) => {
    const [, required] = switched.findLast(([since]) => revision !== null && since <= revision) ?? [];
    return revision !== null && shown === required;
  };
  let out = 0;
  for (const address of addresses) {
    const all = seen.filter((answer) => answer.address === address);
    const wrong = all.filter(isOut);
    // A cacheable page without a revision cannot be checked, so it is counted as a fault.
    const nameless = all.filter(({ kept, revision }) => kept && revision === null);
    const kept = all.filter((answer) => answer.kept).length;
    console.log(
      `${address}: ${all.length} answers, ${kept} to be kept, ${wrong.length} out of step, ${nameless.length} nameless`,
    );
    out += wrong.length + nameless.length;
  }
  console.log(`${rounds} rounds on ${env.DATABASE_URL ? 'PostgreSQL' : 'SQLite'}: ${out} answers out of step.`);
  return out === 0;
}

const site = await startSite(env);
try {
  process.exitCode = (await race()) ? 0 : 1;
} finally {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
