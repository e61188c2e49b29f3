import { pathIn } from '@upfield/cms/contract/content/page-languages';

/** The default page after signing in (decisions, Sign-in). */
export const STAFF_HOME = '/player-cards/create';
export const SIGN_IN_PATH = '/admin';

export const MANAGE_PATH = '/player-cards/manage';

/** The form of a card. */
export const editPath = (id: string): string => `/player-cards/edit/${encodeURIComponent(id)}`;
/** The page of a card. */
export const detailPath = (id: string): string => `/player-cards-detail/${encodeURIComponent(id)}`;

/** Parameter of the create screen: id of the card whose texts a new one begins with. */
export const COPIED_CARD = 'from';
/** Parameter of the create screen: id of the request of a family that a new card begins with. */
export const CARD_OF_LEAD = 'lead';
/** The form of a new card that begins with the texts of another one. */
export const duplicatePath = (id: string): string => `${STAFF_HOME}?${new URLSearchParams({ [COPIED_CARD]: id })}`;

const STAFF_PATHS = [/^\/player-cards\/create$/, /^\/player-cards\/manage$/, /^\/player-cards\/edit\/[\w-]+$/];

/**
 * Where to go after signing in.
 * @param next path and query that the address asks for; anything but one of our own staff paths is ignored, so that a link cannot
 * lead away from the site
 */
export function pathAfterSignIn(next: string | null): string {
  if (!next?.startsWith('/')) return STAFF_HOME;
  const [path = ''] = next.split(/[?#]/, 1);
  return STAFF_PATHS.some((pattern) => pattern.test(pathIn(path, 'en'))) ? next : STAFF_HOME;
}

/**
 * The sign-in screen that leads back.
 * @param path of a staff page as the specification has it, with its query
 */
export const signInPath = (path: string): string =>
  path === STAFF_HOME ? SIGN_IN_PATH : `${SIGN_IN_PATH}?next=${encodeURIComponent(path)}`;
