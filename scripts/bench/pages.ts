/** The pages that budgets are set for. */
export interface MeasuredPage {
  name: string;
  path: string;
}

/**
 * @param web origin of the web server
 * @returns the pages, with a player of the gallery's first page
 */
export async function measuredPages(web: string): Promise<MeasuredPage[]> {
  const answer = await fetch(`${web}/api/player-cards?page=1&pageSize=1`);
  const [player] = (await answer.json()) as { id: string }[];
  if (!player) throw new Error('The site has no player to measure the page of.');
  return [
    { name: 'home', path: '/' },
    { name: 'gallery', path: '/player-cards' },
    { name: 'player', path: `/player-cards-detail/${player.id}` },
    { name: 'packages', path: '/packages' },
    { name: 'draft', path: '/player-draft' },
  ];
}
