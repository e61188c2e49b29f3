import { NOT_FOUND_PATH } from '~/site/route-handle';

/**
 * Call it before the router starts. `//elsewhere.example/` is an address on this site, and the server shows its page of unknown addresses
 * there; but a form or a request made from it would lead to the other site. So the router starts at the address of the page that is shown.
 */
export function leaveForeignAddress(): void {
  if (window.location.pathname.startsWith('//')) window.history.replaceState(null, '', NOT_FOUND_PATH);
}
