import { Editor } from '../../lib/editor.ts';
import type { ThrowAwaySite } from '../../lib/throw-away-site.ts';
import { readingTime } from '../../lib/visitors.ts';
import { fillUp, SIZES } from '../amounts.ts';
import { firstReading } from '../first-reading.ts';
import { kilobytes, milliseconds, shown } from '../numbers.ts';
import { rawAnswer } from '../raw-answer.ts';
import { median } from '../statistics.ts';
import type { Row } from '../table.ts';
import type { Section } from './section.ts';

const GALLERY = '/player-cards';
const GALLERY_TIMES = 1.3;
const SEARCH_TIMES = 2;
const TIMES_A_ROUND = 5;

interface Measured {
  galleryMs: number;
  galleryBytes: number;
  searchMs: number;
}

/** The gallery and searches in it with few cards, then with many. */
export const scale: Section = async ({ site, effort }) => {
  const times = TIMES_A_ROUND * effort.rounds;
  await fillUp(site, SIZES.few);
  const few = await measured(site, times);
  await fillUp(site, SIZES.many);
  const many = await measured(site, times);
  const rowOf = (what: string, figure: keyof Measured, text: (value: number) => string, bound: number): Row => ({
    what: `${what}, ${shown(SIZES.many)} cards (${shown(SIZES.few)})`,
    upfield: `${text(many[figure])} (${text(few[figure])}), ${shown(many[figure] / few[figure])} times`,
    required: `at most ${bound} times`,
    met: many[figure] <= few[figure] * bound,
  });
  return [
    rowOf('gallery, all caches cold, p50', 'galleryMs', milliseconds, GALLERY_TIMES),
    rowOf('gallery, HTML in gzip', 'galleryBytes', kilobytes, GALLERY_TIMES),
    rowOf('filtered search that nobody made before, p50', 'searchMs', milliseconds, SEARCH_TIMES),
  ];
};

async function measured(site: ThrowAwaySite, times: number): Promise<Measured> {
  const editor = await Editor.signIn(site);
  const gallery: number[] = [];
  for (let turn = 0; turn < times; turn++) {
    gallery.push(await firstReading(editor, site.web + GALLERY));
  }
  const searches: number[] = [];
  for (const query of await searchesFor(site, times))
    searches.push(await readingTime(`${site.web}${GALLERY}?${query}`));
  return {
    galleryMs: median(gallery),
    galleryBytes: (await rawAnswer(site.web + GALLERY, 'gzip')).body.byteLength,
    searchMs: median(searches),
  };
}

/** @returns queries of the gallery's form, each with the family name of another player */
async function searchesFor({ cms }: ThrowAwaySite, count: number): Promise<string[]> {
  const answer = await fetch(`${cms}/api/player-cards?page=1&pageSize=100&fields=lastName`);
  const cards = (await answer.json()) as { lastName: string }[];
  const names = new Set(cards.map(({ lastName }) => lastName));
  return [...names].slice(0, count).map((name) => new URLSearchParams({ q: name, gpaMin: '2.5' }).toString());
}
