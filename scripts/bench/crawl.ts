import { Parser } from 'htmlparser2';
import { anyVisitor, readPage } from '../lib/visitors.ts';

/** As a phone of today asks for pictures. */
const PICTURE_TYPES = 'image/avif,image/webp,*/*';
const AT_A_TIME = 4;

export interface Crawled {
  pages: number;
  pictures: number;
  /** Pictures that were refused: the limits of making them hold for a crawler, too. */
  refused: number;
}

interface Crawl {
  web: string;
  /** Addresses of pages, from `pagesOf`. */
  paths: readonly string[];
  /** When to stop, on the clock of `performance.now()`. */
  until: number;
}

/** Every page that the sitemap names, or the sitemaps that it names do. */
export async function pagesOf(web: string, sitemap = '/sitemap.xml'): Promise<string[]> {
  const text = await readPage(web + sitemap);
  const found = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address);
    return pathname + search;
  });
  if (!text.includes('<sitemapindex')) return found;
  return (await Promise.all(found.map((list) => pagesOf(web, list)))).flat();
}

/** Reads pages, a few at a time, and of each all pictures in all widths, until the time is over. */
export async function crawl({ web, paths, until }: Crawl): Promise<Crawled> {
  const crawled: Crawled = { pages: 0, pictures: 0, refused: 0 };
  const known = new Set<string>();
  const visit = async (path: string) => {
    if (performance.now() > until) return;
    const fresh = picturesIn(await readPage(web + path)).filter((picture) => !known.has(picture));
    crawled.pages += 1;
    for (const picture of fresh) {
      known.add(picture);
      if (performance.now() > until) return;
      if (await readPicture(new URL(picture, web))) crawled.pictures += 1;
      else crawled.refused += 1;
    }
  };
  const left = paths.values();
  const visitor = async () => {
    for (const path of left) await visit(path);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, visitor));
  return crawled;
}

async function readPicture(address: URL): Promise<boolean> {
  const answer = await fetch(address, { headers: { ...anyVisitor(), accept: PICTURE_TYPES } });
  await answer.arrayBuffer();
  return answer.ok;
}

/** Addresses on our origin of all pictures that a page names, in all their widths and formats. */
export function picturesIn(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(name, { src, srcset, imagesrcset, poster }) {
      if (name === 'img' && src) found.push(src);
      if (poster) found.push(poster);
      for (const set of [srcset, imagesrcset]) {
        found.push(...(set ?? '').split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''));
      }
    },
  });
  parser.end(html);
  return found.filter((address) => address.startsWith('/'));
}
