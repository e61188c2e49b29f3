import { selectAll } from 'css-select';
import type { Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

/** What a crawl follows and checks on a page. Addresses are absolute. */
export interface PageMarkup {
  /** Parts of the frame that are not there exactly once. */
  missing: string[];
  /** Where links, the canonical address and the structured data lead. */
  links: string[];
  /** Pictures, stills of films and the picture of a shared link. */
  pictures: string[];
}

const FRAME = ['header', 'main', 'footer'] as const;

/** Elements whose attribute is an address, by selector. */
const LINKS = {
  'a[href]:not([aria-disabled])': 'href',
  'area[href]': 'href',
  'link[rel=canonical]': 'href',
  'link[rel=alternate]': 'href',
};
const PICTURES = {
  'img[src]': 'src',
  'video[poster]': 'poster',
  'meta[property="og:image"]': 'content',
  'link[rel=icon]': 'href',
  'link[rel=apple-touch-icon]': 'href',
};

/** @param address of the page, which its links are relative to */
export function readMarkup(html: string, address: string): PageMarkup {
  const document = parseDocument(html);
  const elements = (selector: string): Element[] => selectAll(selector, document.children) as Element[];
  const addresses = (attributes: Record<string, string>) =>
    Object.entries(attributes).flatMap(([selector, name]) => elements(selector).map((found) => found.attribs[name]));
  const candidates = elements('[srcset]').flatMap(({ attribs }) =>
    (attribs.srcset ?? '').split(',').map((candidate) => candidate.trim().split(/\s+/)[0]),
  );
  const absolute = (found: (string | undefined)[]) => [
    ...new Set(found.flatMap((link) => (link && URL.canParse(link, address) ? new URL(link, address).href : []))),
  ];
  const told = elements('script[type="application/ld+json"]').flatMap((script) =>
    addressesIn(DomUtils.textContent(script)),
  );
  return {
    // `header` and `footer` of a section are no part of the frame.
    missing: FRAME.filter((name) => elements(`body > ${name}, body > div > ${name}`).length !== 1),
    links: absolute([...addresses(LINKS), ...told]),
    pictures: absolute([...addresses(PICTURES), ...candidates]),
  };
}

/** Values of `url` and `item` in structured data: where search engines are sent. */
function addressesIn(json: string): string[] {
  const found: string[] = [];
  JSON.parse(json, (key, value) => {
    if ((key === 'url' || key === 'item') && typeof value === 'string') found.push(value);
    return value;
  });
  return found;
}
