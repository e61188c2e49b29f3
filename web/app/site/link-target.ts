/** Whether an address leaves the site's own pages: another scheme (http, mailto, tel) or a file the router does not serve. */
export function isOutside(href: string): boolean {
  return /^[a-z][a-z+.-]*:/i.test(href) || href.startsWith('//');
}

/** Whether an address is a place on the page that is open, which the browser handles best by itself. */
export function isPlainAnchor(href: string): boolean {
  return href.startsWith('#');
}
