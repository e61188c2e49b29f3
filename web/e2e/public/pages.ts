import type { APIRequestContext } from '@playwright/test';
import { hrefIn, languageOfPath } from '@upfield/cms/contract/content/page-languages';

/** Every page of content, with its language. */
export const CONTENT_PAGES = [
  { path: '/', lang: 'en' },
  { path: '/packages', lang: 'en' },
  { path: '/scholarships', lang: 'en' },
  { path: '/player-experiences', lang: 'en' },
  { path: '/program-detail', lang: 'en' },
  { path: '/player-draft', lang: 'es' },
  { path: '/register', lang: 'es' },
  { path: '/about', lang: 'en' },
  { path: '/contact', lang: 'en' },
  { path: '/player-cards', lang: 'en' },
  { path: '/privacy', lang: 'en' },
  { path: '/privacidad', lang: 'es' },
] as const;

/** Pages that are not in the sitemap, but that a visitor can come to. */
export const OTHER_PAGES = [
  '/search?q=an',
  '/admin',
  '/reset-password',
  '/newsletter/confirm',
  '/newsletter/leave',
  '/no-such-page',
  '/player-cards-detail/nobody',
] as const;

/** The address of a page of these lists in the other language. */
export const twinOf = (path: string): string => hrefIn(path, languageOfPath(path) === 'en' ? 'es' : 'en');

/** Staff screens: the server sends a shell, and the browser leads a visitor on to the sign-in. */
export const STAFF_SHELLS = ['/player-cards/create', '/player-cards/manage', '/player-cards/edit/nobody'] as const;

/** Pages that every player has: first part of their path. */
export const PLAYER_PAGES = ['/player-cards-detail', '/player-question', '/player-removal'] as const;

/** What one player's page is made from. */
export interface PublicCard {
  id: string;
  name: string;
  lastName: string;
  birthYear: number | null;
}

/** Every public player card. */
export async function publicCards(request: APIRequestContext): Promise<PublicCard[]> {
  return (await request.get('/api/player-cards')).json();
}

/** Address of one player's page, or of the form for a question or a removal. */
export async function playerPath(
  request: APIRequestContext,
  page: (typeof PLAYER_PAGES)[number] = '/player-cards-detail',
): Promise<string> {
  const [card] = await publicCards(request);
  if (!card) throw new Error('The demo site has no player.');
  return `${page}/${card.id}`;
}

/** Every address that a visitor can come to, each kind once. */
export async function everyPath(request: APIRequestContext): Promise<string[]> {
  const ofPlayer = await Promise.all(PLAYER_PAGES.map((page) => playerPath(request, page)));
  return [...CONTENT_PAGES.map(({ path }) => path), ...OTHER_PAGES, ...ofPlayer];
}
