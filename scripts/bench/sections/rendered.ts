import autocannon from 'autocannon';
import { Editor } from '../../lib/editor.ts';
import type { ThrowAwaySite } from '../../lib/throw-away-site.ts';
import { anyVisitor } from '../../lib/visitors.ts';
import { firstReading } from '../first-reading.ts';
import { milliseconds, perSecond, shown } from '../numbers.ts';
import { measuredPages } from '../pages.ts';
import { alternating } from '../rounds.ts';
import { startWeb } from '../servers.ts';
import { median } from '../statistics.ts';
import type { Row } from '../table.ts';
import type { Effort, Section } from './section.ts';

const RENDERINGS_A_SECOND = 100;
const COLD_MS = 200;
const WARM_UP_SECONDS = 5;
const EDITS_A_ROUND = 3;

/** Pages that are rendered: home with the content kept, then every page with nothing kept. */
export const rendered: Section = async ({ site, effort }) => {
  const web = await startWeb(site, 'uncached-pages.mjs');
  try {
    return [await renderedAnew(`${web.origin}/`, `${site.web}/`, effort), ...(await cold(site, effort))];
  } finally {
    await web.stop();
  }
};

/** One request at a time: those that ask for the same page at once share one rendering. */
async function renderedAnew(home: string, keptHome: string, { rounds, seconds }: Effort): Promise<Row> {
  for (const url of [home, keptHome]) await renderings(url, WARM_UP_SECONDS);
  const { anew, kept } = await alternating(rounds, {
    anew: () => renderings(home, seconds),
    kept: () => renderings(keptHome, 1),
  });
  if (anew > kept / 2) throw new Error(`${shown(anew)}/s rendered, ${shown(kept)}/s cached: the page cache answered.`);
  return {
    what: 'home rendered anew, its content kept, one after the other',
    upfield: perSecond(anew),
    required: perSecond(RENDERINGS_A_SECOND),
    met: anew >= RENDERINGS_A_SECOND,
  };
}

async function renderings(url: string, seconds: number): Promise<number> {
  const asSomebody: autocannon.Request = {
    setupRequest: (request) => ({ ...request, headers: { ...request.headers, ...anyVisitor() } }),
  };
  const result = await autocannon({ url, connections: 1, duration: seconds, requests: [asSomebody] });
  if (result.non2xx + result.errors > 0) throw new Error(`${url}: ${result.non2xx} renderings were refused.`);
  return result.requests.average;
}

/** The time of each page's first reader after an edit, when neither server has kept anything of the new revision. */
async function cold(site: ThrowAwaySite, { rounds }: Effort): Promise<Row[]> {
  const editor = await Editor.signIn(site);
  const rows: Row[] = [];
  for (const { name, path } of await measuredPages(site.web)) {
    const times: number[] = [];
    for (let turn = 0; turn < EDITS_A_ROUND * rounds; turn++) {
      times.push(await firstReading(editor, site.web + path));
    }
    rows.push({
      what: `${name}, all caches cold, p50`,
      upfield: milliseconds(median(times)),
      required: milliseconds(COLD_MS),
      met: median(times) <= COLD_MS,
    });
  }
  return rows;
}
