import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Sport } from '../src/contract';
import { PASSWORD_RESET, SIGN_IN } from '../src/rate-limits/limits';
import { OwnServer } from './support/own-server';
import { Place } from './support/place';

/** Several processes of the CMS on the same data. */

const running: OwnServer[] = [];
afterAll(() => Promise.all(running.map((server) => server.end())));

/** Processes on one database without a site, none of them started. */
async function servers(count: number, place: Place, changes: Record<string, string>): Promise<OwnServer[]> {
  const first = OwnServer.at(place, changes);
  const others = await Promise.all(Array.from({ length: count - 1 }, () => first.beside()));
  running.push(first, ...others);
  return [first, ...others];
}

const read = async <Body>({ base }: OwnServer, path: string) => (await (await fetch(base + path)).json()) as Body;

const timesSaid = (said: OwnServer[], text: string) =>
  said.map(({ output }) => output.split(text).length - 1).reduce((sum, times) => sum + times);

/** What a server logged about the schedule of each minute: who does its run, by the minute. */
const RUN = /upfield-minute of (\S+) is run by (this|another) process/g;
const runsOf = ({ output }: OwnServer) => new Map([...output.matchAll(RUN)].map(([, minute, by]) => [minute, by]));

describe('three servers that start together on an empty database', () => {
  let together: OwnServer[];
  beforeAll(async () => {
    together = await servers(3, await Place.make('empty'), { SEED: 'base', LOG_LEVEL: 'debug' });
    await Promise.all(together.map((server) => server.start()));
  }, 300_000);

  test('all come up, and one of them makes the first accounts and the first site', async () => {
    for (const event of ['"role":"staff"', '"role":"admin"', '"seeding"', '"seeded"']) {
      expect([event, timesSaid(together, event)]).toEqual([event, 1]);
    }
    for (const server of together) {
      const sports = await read<Sport[]>(server, '/api/sports');
      expect([sports.length, new Set(sports.map(({ name }) => name)).size]).toEqual([8, 8]);
      const { data } = await server.admin<{ data: { pagination: { total: number } } }>('GET', '/admin/users');
      expect(data.pagination.total).toBe(1);
    }
  });

  /** Sends a body to one server after the other. @returns the statuses of the answers */
  async function statusesOf(path: string, body: object, count: number): Promise<number[]> {
    const statuses: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const server = together[index % together.length];
      const headers = { 'content-type': 'application/json' };
      statuses.push(
        (await fetch(`${server?.base}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).status,
      );
    }
    return statuses;
  }

  test.each([
    ['/admin/login', 400],
    ['/api/auth/login', 401],
  ])('share the limit of %s', async (path, refused) => {
    const body = { email: 'limited@example.com', password: 'wrong password' };
    const { points } = SIGN_IN.pair;
    expect(await statusesOf(path, body, points + 1)).toEqual([...Array(points).fill(refused), 429]);
  });

  test.each([
    ['/admin/forgot-password', 204],
    ['/api/auth/forgot-password', 200],
  ])('share the limit of %s', async (path, taken) => {
    const { points } = PASSWORD_RESET.pair;
    const statuses = await statusesOf(path, { email: 'limited@example.com' }, points + 1);
    expect(statuses).toEqual([...Array(points).fill(taken), 429]);
  });

  test('do each run of a schedule once', async () => {
    const [first, ...others] = together as [OwnServer, ...OwnServer[]];
    const minutes = () => [...runsOf(first).keys()].filter((minute) => others.every((one) => runsOf(one).has(minute)));
    await vi.waitFor(() => expect(minutes()).not.toEqual([]), { timeout: 70_000, interval: 200 });
    for (const minute of minutes()) {
      expect(together.map((one) => runsOf(one).get(minute)).sort()).toEqual(['another', 'another', 'this']);
    }
  }, 180_000);
});
