/** Request header by which web asks the CMS for drafts; the value is signed (see `previewHeaderValue` on either side). */
export const PREVIEW_HEADER = 'x-preview';

/** Life of the admin's preview link, in seconds: long enough to open it, too short to pass around. */
export const PREVIEW_LINK_SECONDS = 15 * 60;

/** Life of a preview on the site, in seconds. */
export const PREVIEW_SESSION_SECONDS = 60 * 60;

/** What is signed for a preview link: HMAC-SHA256 with PREVIEW_SECRET, hex. */
export const previewLinkText = (path: string, expires: number) => `link\n${path}\n${expires}`;

/** What is signed for the header: a token that dies with its second of expiry (Unix seconds). */
export const previewHeaderText = (expires: number) => `read-drafts\n${expires}`;
