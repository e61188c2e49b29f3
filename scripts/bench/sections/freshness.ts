import { setTimeout as pause } from 'node:timers/promises';
import { Editor } from '../../lib/editor.ts';
import { readPage } from '../../lib/visitors.ts';
import { startNginx } from '../nginx.ts';
import { milliseconds } from '../numbers.ts';
import { startWeb } from '../servers.ts';
import { median } from '../statistics.ts';
import type { Row } from '../table.ts';
import type { Section } from './section.ts';

const BOUND_MS = 1000;
const GIVE_UP_MS = 10_000;
const LOOK_EVERY_MS = 20;
const EDITS_A_ROUND = 5;

/** From the CMS's answer to a publication until every reader gets it: on one web server, on two, and through a cache in front of both. */
export const freshness: Section = async ({ site, effort }) => {
  const second = await startWeb(site);
  const nginx = await startNginx({
    folder: site.folder,
    page: `${site.web}/`,
    webPorts: [site.web, second.origin].map((origin) => Number(new URL(origin).port)),
    port: Number(site.env.WEB_PORT) + 10,
  });
  try {
    const editor = await Editor.signIn(site);
    const places = { first: site.web, second: second.origin, ...(nginx ? { proxy: nginx.proxy } : {}) };
    const one: number[] = [];
    const two: number[] = [];
    const proxied: number[] = [];
    for (let edit = 0; edit < EDITS_A_ROUND * effort.rounds; edit++) {
      const heading = `Published as number ${edit}`;
      await editor.publishHeading(heading);
      const seen = await untilSeen(heading, places);
      one.push(seen.first);
      two.push(Math.max(seen.first, seen.second));
      if (seen.proxy !== undefined) proxied.push(seen.proxy);
      // The servers ask for the revision once a second: the next edit meets another part of that second.
      await pause(Math.random() * 1000);
    }
    return [
      rowOf('on one web server', one),
      rowOf('on two web servers', two),
      nginx
        ? rowOf('through nginx as proxy_cache in front of both', proxied)
        : { what: 'publish to public through nginx as proxy_cache', upfield: '', nginx: 'not installed' },
    ];
  } finally {
    await nginx?.stop();
    await second.stop();
  }
};

/**
 * Reads home at every place, again and again, until it shows the heading there.
 * @returns milliseconds that it took at each place
 * @throws Error for a place that does not show it within ten seconds
 */
async function untilSeen<Places extends Record<string, string>>(
  heading: string,
  places: Places,
): Promise<Record<keyof Places, number>> {
  const began = performance.now();
  const waits = Object.entries(places).map(async ([name, origin]) => {
    while (!(await readPage(`${origin}/`)).includes(heading)) {
      if (performance.now() - began > GIVE_UP_MS) throw new Error(`${origin} does not show what was published.`);
      await pause(LOOK_EVERY_MS);
    }
    return [name, performance.now() - began] as const;
  });
  return Object.fromEntries(await Promise.all(waits)) as Record<keyof Places, number>;
}

function rowOf(where: string, times: readonly number[]): Row {
  const longest = Math.max(...times);
  return {
    what: `publish to public ${where}, longest of ${times.length} (median)`,
    upfield: `${milliseconds(longest)} (${milliseconds(median(times))})`,
    required: `at most ${milliseconds(BOUND_MS)}`,
    met: longest <= BOUND_MS,
  };
}
