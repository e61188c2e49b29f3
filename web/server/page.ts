import { createHash } from 'node:crypto';
import { REVISION_HEADER } from '@upfield/cms/contract';
import { CodedBody, EFFORT } from './content-coding';

export type HeaderList = ReadonlyArray<readonly [name: string, value: string]>;

/** A whole answer, as it was rendered. */
export interface Page {
  status: number;
  headers: HeaderList;
  body: Buffer;
  /** Set on a page that is sent to many visitors: `pack` made it. */
  packed?: Packed;
}

export interface Packed {
  /** Names the body's bytes as they are; each coding has a tag of its own made of it (RFC 9110, section 8.8.3.3). */
  tag: string;
  body: CodedBody;
}

export type PackedPage = Page & { packed: Packed };

/** Whether a page is ready to be sent to many visitors (`pack`). */
export const isPacked = (page: Page): page is PackedPage => page.packed !== undefined;

/** Statuses of an existing page, and of the one page for all unknown addresses. */
const CACHEABLE_STATUSES: readonly number[] = [200, 404];

/** Whether the page's own headers say that it is the same for every visitor. */
export function isPublic(page: Page): boolean {
  const open = CACHEABLE_STATUSES.includes(page.status) && headerOf(page, 'set-cookie') === undefined;
  return open && /\bpublic\b/.test(headerOf(page, 'cache-control') ?? '');
}

/** Value of a header, by its name in small letters. */
export function headerOf({ headers }: Page, name: string): string | undefined {
  return headers.find(([other]) => other.toLowerCase() === name)?.[1];
}

/** The same page with other values of some headers, by their names in small letters. */
export function withHeaders<Kind extends Page>(page: Kind, values: Record<string, string>): Kind {
  const others = page.headers.filter(([name]) => !(name.toLowerCase() in values));
  return { ...page, headers: [...others, ...Object.entries(values)] };
}

/** The page with headers that forbid every cache to store it. */
export function uncacheable<Kind extends Page>(page: Kind): Kind {
  const headers = page.headers.filter(([name]) => name.toLowerCase() !== REVISION_HEADER);
  return withHeaders({ ...page, headers }, { 'cache-control': 'no-store' });
}

/** Adds the page's revision in the header that the CMS's answers use. */
export const withRevisionHeader = (page: Page, revision: number): Page => ({
  ...page,
  headers: [...page.headers, [REVISION_HEADER, String(revision)]],
});

/** Makes the page's bytes ready for many visitors. */
export function pack(page: Page): PackedPage {
  const tag = createHash('sha256').update(page.body).digest('base64url').slice(0, 27);
  return { ...page, packed: { tag, body: new CodedBody(page.body, EFFORT.page) } };
}
