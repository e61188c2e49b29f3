import pLimit from 'p-limit';
import sharp from 'sharp';
import { CMS_URL, SITE_URL } from '../support/site';
import { from, newAddress } from '../support/visitor';
import { readMarkup } from './page-markup';

/** What a visitor gets at an address of the site; status 0 for no answer. */
interface Visited {
  status: number;
  type: string;
  bytes: Buffer;
}

interface CrawlOptions {
  /** Addresses that answer 404 by intent, although something leads there. */
  missing: (path: string) => boolean;
  /** Whether a link to a page is followed. */
  follows: (path: string) => boolean;
  /** Cookies of the browser. */
  cookie?: string;
  /** Where it starts; the lists of pages without. */
  roots?: readonly string[];
}

/** Requests under way at a time. */
const WIDTH = 6;
const PATIENCE_MS = 30_000;

/** The pages of one player, in either language. */
const PLAYER_PAGE = /^(?:\/e[ns])?\/player-(?:cards-detail|question|removal)\/([^/?]+)/;

/** An address that no page has: it answers 404 in the site's frame. */
const UNKNOWN = '/no-such-page';
const LISTS = ['/sitemap.xml', '/', '/robots.txt', '/site.webmanifest', '/search?q=an', UNKNOWN];

/** Follows links to the pages of some players alone, the first that it meets: those of all players have the same template. */
export function ofPlayers(most: number): (path: string) => boolean {
  const chosen = new Set<string>();
  return (path) => {
    const player = PLAYER_PAGE.exec(path)?.[1];
    if (player !== undefined && chosen.size < most) chosen.add(player);
    return player === undefined || chosen.has(player);
  };
}

/** Opens every page that the sitemap, a menu or a link leads to, and every picture on them. */
export class Crawl {
  /** Every page that was opened, by its address. */
  readonly pages = new Map<string, Visited>();
  /** What is wrong, a line each. */
  readonly faults: string[] = [];
  private readonly seen = new Set<string>();
  private readonly limit = pLimit(WIDTH);
  private readonly origin = new URL(SITE_URL).origin;

  private constructor(private readonly options: CrawlOptions) {}

  static async run(options: CrawlOptions): Promise<Crawl> {
    const crawl = new Crawl(options);
    await crawl.each(options.roots ?? LISTS, (path) => crawl.open(path, 'the list of roots'));
    return crawl;
  }

  private async open(path: string, linkedOn: string): Promise<void> {
    const visited = await this.visit(path);
    const { status, type, bytes } = visited;
    const expected = path === UNKNOWN || this.options.missing(path) ? 404 : 200;
    if (status !== expected) this.faults.push(`${path} answers ${status}, linked on ${linkedOn}`);
    if (type.startsWith('text/html')) {
      this.pages.set(path, visited);
      await this.read(path, bytes.toString());
    } else if (type.includes('xml')) {
      this.pages.set(path, visited);
      await this.follow(addressesOfSitemap(bytes.toString()), path);
    }
  }

  private async read(path: string, html: string): Promise<void> {
    const { missing, links, pictures } = readMarkup(html, this.origin + path);
    for (const part of missing) this.faults.push(`${path} has not one ${part}`);
    await Promise.all([
      this.follow(links, path),
      this.each(this.ours(pictures), (picture) => this.look(picture, path)),
    ]);
  }

  private async follow(addresses: readonly string[], on: string): Promise<void> {
    await this.each(this.ours(addresses).filter(this.options.follows), (path) => this.open(path, on));
  }

  private async look(path: string, on: string): Promise<void> {
    const { status, type, bytes } = await this.visit(path);
    const isShown = status === 200 && type.startsWith('image/') && (await isPicture(bytes));
    if (!isShown) this.faults.push(`the picture ${path} on ${on} answers ${status} ${type}`);
  }

  private async each(paths: readonly string[], work: (path: string) => Promise<void>): Promise<void> {
    const unseen = paths.filter((path) => !this.seen.has(path));
    for (const path of unseen) this.seen.add(path);
    await Promise.all(unseen.map(work));
  }

  /** Paths of the addresses on our origin. */
  private ours(addresses: readonly string[]): string[] {
    return addresses
      .map((address) => new URL(address))
      .filter(({ origin }) => origin === this.origin)
      .map(({ pathname, search }) => pathname + search);
  }

  private visit(path: string): Promise<Visited> {
    return this.limit(() => visit(path, this.options.cookie));
  }
}

async function visit(path: string, cookie?: string): Promise<Visited> {
  try {
    const response = await fetch(SITE_URL + path, {
      headers: { ...from(newAddress()), ...(cookie ? { cookie } : {}) },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const type = response.headers.get('content-type') ?? '';
    return { status: response.status, type, bytes: Buffer.from(await response.arrayBuffer()) };
  } catch {
    return { status: 0, type: '', bytes: Buffer.alloc(0) };
  }
}

/** Whether a browser could draw it, by its first bytes. */
const isPicture = (bytes: Buffer): Promise<boolean> =>
  sharp(bytes)
    .metadata()
    .then(
      () => true,
      () => false,
    );

const addressesOfSitemap = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

/** Waits until pages are made of what is stored now: the web server asks for the revision once a second. */
export async function untilShown(): Promise<void> {
  const { revision } = (await (await fetch(`${CMS_URL}/api/revision`)).json()) as { revision: number };
  const shown = async () => {
    const answer = await fetch(`${SITE_URL}/sitemap.xml`, { headers: from(newAddress()) });
    return Number(answer.headers.get('x-content-revision'));
  };
  for (let tries = 0; tries < 50 && (await shown()) < revision; tries++) {
    await new Promise((later) => setTimeout(later, 100));
  }
}
