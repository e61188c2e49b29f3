/** The default page after signing in (decisions, Sign-in). */
export const STAFF_HOME = '/player-cards/create';
export const SIGN_IN_PATH = '/admin';

const STAFF_PATHS = [/^\/player-cards\/create$/, /^\/player-cards\/manage$/, /^\/player-cards\/edit\/[\w-]+$/];

/**
 * Where to go after signing in.
 * @param next path and query that the address asks for; anything but one of our own staff paths is ignored, so that a link cannot
 * lead away from the site
 */
export function pathAfterSignIn(next: string | null): string {
  if (!next?.startsWith('/')) return STAFF_HOME;
  const [path = ''] = next.split(/[?#]/, 1);
  return STAFF_PATHS.some((pattern) => pattern.test(path)) ? next : STAFF_HOME;
}

/**
 * The sign-in screen that leads back.
 * @param path of a staff page, with its query
 */
export const signInPath = (path: string): string =>
  path === STAFF_HOME ? SIGN_IN_PATH : `${SIGN_IN_PATH}?next=${encodeURIComponent(path)}`;
