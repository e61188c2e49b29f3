/** Addresses on the web. Free of zod, so that a page can load it alone. */

/**
 * An address the site may link to, as the form of the CMS checks it too: `https:host` and texts with spaces are
 * refused.
 */
export const HTTP_URL = '^[Hh][Tt][Tt][Pp][Ss]?://\\S+$';

/** A name, and maybe a password, before the host: `https://youtube.com@elsewhere.example` looks like another site than it leads to. */
const WITH_USER_INFO = /^https?:[/\\]*[^/\\?#]*@/i;

/** Whether `text` is an address the site may link to: http or https, with a host and without user information (RFC 3986, 3.2.1 and 7.6). */
export const isHttpUrl = (text: string): boolean =>
  new RegExp(HTTP_URL).test(text) && !WITH_USER_INFO.test(text) && URL.canParse(text);

/** Longest address of a film, in characters. */
export const FILM_URL_MAX = 2000;

const SITES_OF = { YouTube: ['youtube.com', 'youtu.be'], Vimeo: ['vimeo.com'] } as const;
export type FilmService = keyof typeof SITES_OF;

/** Whose films play on our pages, as texts name them. */
export const FILM_SERVICES = Object.keys(SITES_OF) as FilmService[];

/** Their sites; the addresses are often typed or shared without the scheme. */
export const FILM_SITES = Object.values(SITES_OF).flat();

const SITE = FILM_SITES.map((site) => site.replaceAll('.', '\\.')).join('|');
const FILM_WITHOUT_SCHEME = new RegExp(`^(?:[a-z]+\\.)?(?:${SITE})/\\S`, 'i');

/** Puts `https://` before the address of a film that lacks its scheme (`youtu.be/…`); any other text stays as it is. */
export const withScheme = (text: string): string => (FILM_WITHOUT_SCHEME.test(text) ? `https://${text}` : text);

const ANCHOR = /^#[\w-]+$/;
/** `/path?query#anchor`; a second slash or a backslash would leave the site. */
const SITE_PAGE = /^\/(?![/\\])[^\s\\\p{Cc}]*$/u;
const MAIL = /^mailto:[^\s@<>"]+@[^\s@<>"]+$/i;
const PHONE = /^tel:\+?[\d() .-]{3,}$/i;

/**
 * Whether an editor may link to `text`: a page of the site (`/about`), an anchor (`#contact`), an outside address
 * (http, https), `mailto:` or `tel:`. Everything else is refused, `javascript:` above all.
 */
export function isHref(text: string): boolean {
  return [ANCHOR, SITE_PAGE, MAIL, PHONE].some((form) => form.test(text)) || (!/\s/.test(text) && isHttpUrl(text));
}
