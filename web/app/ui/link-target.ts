/** Whether an address leaves the site's own pages: another scheme (http, mailto, tel) or a file the router does not serve. */
export function isOutside(href: string): boolean {
  return /^[a-z][a-z+.-]*:/i.test(href) || href.startsWith('//');
}

/**
 * The open page's address with its whole query (HTML, URL parsing). What the server prints has no parameters but those that the page knows
 * (`pageAddress`), so an address written out would lose where the visitor came from.
 */
export const THIS_ADDRESS = '';

/** Whether an address is the open page's, or a place on it, which the browser handles best by itself. */
export function isPlainAnchor(href: string): boolean {
  return href === THIS_ADDRESS || href.startsWith('#');
}
