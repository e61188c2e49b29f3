import type { Alternate } from './alternates';

export interface SitemapEntry {
  /** Path on our origin. */
  path: string;
  /** The page in all languages; none for a page in one alone. */
  alternates?: readonly Alternate[];
  /** When it last changed, ISO 8601. */
  changed?: string | null;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** The list of all pages for search engines, or of some (sitemaps.org). */
export function sitemap(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, changed, alternates = [] }) => {
    const date = changed ? `<lastmod>${escaped(changed)}</lastmod>` : '';
    const links = alternates.map(
      (alternate) =>
        `<xhtml:link rel="alternate" hreflang="${alternate.language}" href="${escaped(origin + alternate.path)}"/>`,
    );
    return `<url><loc>${escaped(origin + path)}</loc>${date}${links.join('')}</url>`;
  });
  return documentOf('urlset', urls);
}

/** Number of the file with the pages that are no player's; the players' own follow from the next on. */
export const FILE_OF_PAGES = 1;

/**
 * The list of the files of a sitemap that is too long for one.
 * @param files how many there are
 */
export function sitemapIndex(origin: string, files: number): string {
  const addresses = Array.from({ length: files }, (_, index) => `${origin}/sitemap.xml?file=${FILE_OF_PAGES + index}`);
  return documentOf(
    'sitemapindex',
    addresses.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>`),
  );
}

const documentOf = (root: string, lines: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${lines.join('\n')}\n</${root}>\n`;
