import { callApi } from '../support/staff-api';
import type { Crawl } from './crawl';

/** Parts that differ between two renderings of the same page. */
const CHANCES: readonly [RegExp, string][] = [
  // A file of the library that was uploaded again has another hash, and another version after a replacement.
  [/(\/(?:uploads|pictures\/\w+)\/[\w-]+?)_[0-9a-f]{8,}((?:\.\w+)+)(?:\?v=\w+)?/g, '$1$2'],
  // Moments: when the page was made, and when a card was last changed.
  [/\b1[6-9]\d{11}\b/g, 'moment'],
  [/20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, 'moment'],
];

/** A page's HTML, or an answer of the API, as it reads whenever it is made. */
export const comparable = (text: string): string =>
  CHANCES.reduce((changed, [chance, word]) => changed.replace(chance, word), text);

/** The calls of the API that anybody may make and that tell content. */
const CALLS = [
  '/site/global',
  '/sports',
  '/player-cards',
  ...['home', 'packages', 'scholarships', 'experiences', 'draft', 'register', 'about', 'contact', 'gallery'].map(
    (page) => `/site/pages/${page}`,
  ),
  '/site/pages/sign-in',
  '/site/pages/privacy',
];

/** Every page of a crawl and every content answer, by address. */
export async function siteAsItIs({ pages }: Crawl): Promise<Map<string, string>> {
  const site = new Map(
    [...pages].map(([path, { status, bytes }]) => [path, `${status} ${comparable(bytes.toString())}`]),
  );
  for (const call of CALLS) {
    const answer = await callApi(call);
    site.set(`/api${call}`, `${answer.status} ${comparable(await answer.text())}`);
  }
  return site;
}

/** How two states of the site differ: a line for each address, with the first place that is not the same. */
export function differences(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((path) => {
    const [was, is] = [before.get(path), after.get(path)];
    if (was === undefined || is === undefined) return [`${path} is ${is === undefined ? 'gone' : 'new'}`];
    if (was === is) return [];
    let at = 0;
    while (was[at] === is[at]) at += 1;
    const part = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 60), at + 60));
    return [`${path} reads ${part(is)}, and read ${part(was)}`];
  });
}
