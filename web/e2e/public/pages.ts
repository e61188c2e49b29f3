import type { APIRequestContext } from '@playwright/test';

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
  '/newsletter/confirm',
  '/no-such-page',
  '/player-cards-detail/nobody',
] as const;

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

/** Address of one player's page. */
export async function playerPath(request: APIRequestContext): Promise<string> {
  const [card] = await publicCards(request);
  if (!card) throw new Error('The demo site has no player.');
  return `/player-cards-detail/${card.id}`;
}
