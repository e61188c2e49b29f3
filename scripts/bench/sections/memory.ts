import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { grown } from '../../lib/memory/memory.ts';
import { fillUp, SIZES } from '../amounts.ts';
import { type Crawled, crawl, pagesOf } from '../crawl.ts';
import { megabytes, shown } from '../numbers.ts';
import type { Row } from '../table.ts';
import type { Section } from './section.ts';

/** Half of the crawl, in seconds for each second of a load. */
const SECONDS_A_HALF = 18;
/** By what share the second half may add to what the servers hold after the first. */
const GROWTH = 0.2;

/** What both servers hold after a crawl of every page and picture, as far as it gets in its time: half of it, and all. */
export const memory: Section = async ({ site, effort }) => {
  await fillUp(site, SIZES.many);
  const paths = await pagesOf(site.web);
  const half = async (part: readonly string[]) => {
    const until = performance.now() + effort.seconds * SECONDS_A_HALF * 1000;
    return { crawled: await crawl({ web: site.web, paths: part, until }), held: await site.memory() };
  };
  const middle = Math.ceil(paths.length / 2);
  const before = await site.memory();
  const first = await half(paths.slice(0, middle));
  const second = await half(paths.slice(middle));
  const rows = ['web', 'cms'].map((name): Row => {
    const growth = grown(first.held, second.held, name);
    const [start = 0, end = 0] = [before, second.held].map((held) => held[name]);
    return {
      what: `memory of ${name} after a crawl of ${described(first.crawled, second.crawled)}`,
      upfield: `${megabytes(end)}, before ${megabytes(start)}; ${shown(growth * 100)} % more than after its first half`,
      required: `bounded: at most ${GROWTH * 100} % more`,
      met: growth <= GROWTH,
    };
  });
  const kept = bytesIn(join(site.env.DATA_DIR ?? '', 'web-pictures'));
  return [...rows, { what: 'disk of the picture cache after it', upfield: megabytes(kept), required: 'bounded' }];
};

function described(...parts: readonly Crawled[]): string {
  const sum = (figure: (part: Crawled) => number) => shown(parts.reduce((total, part) => total + figure(part), 0));
  const refused = sum(({ refused }) => refused);
  return `${sum(({ pages }) => pages)} pages and ${sum(({ pictures }) => pictures)} pictures (${refused} refused)`;
}

/** @returns 0 for a folder that is not there */
function bytesIn(folder: string): number {
  try {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0;
    throw error;
  }
}
