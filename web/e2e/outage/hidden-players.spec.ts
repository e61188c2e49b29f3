import { type APIRequestContext, expect, test } from '@playwright/test';
import { startCms, stopCms } from '../support/cms-switch';
import { callApi, StaffApi } from '../support/staff-api';

interface ListedCard {
  id: string;
  lastName: string;
}

/** A player whom home shows beside its form. */
async function playerOnHome(request: APIRequestContext): Promise<ListedCard> {
  const home = await (await request.get('/')).text();
  const cards = (await (await callApi('/player-cards?fields=lastName')).json()) as ListedCard[];
  const shown = cards.find(({ id }) => home.includes(id));
  if (!shown) throw new Error('Home shows no player.');
  return shown;
}

test('a hidden player does not come back while the CMS is down', async ({ request }) => {
  test.setTimeout(300_000);
  const staff = await StaffApi.signIn();
  const { id, lastName } = await playerOnHome(request);
  const detail = `/player-cards-detail/${id}`;
  const search = `/search?q=${encodeURIComponent(lastName)}`;
  for (const path of [detail, search, '/player-cards', '/about']) {
    const page = await request.get(path);
    expect([path, page.status(), page.headers()['cache-control']]).toEqual([
      path,
      200,
      expect.stringContaining('public'),
    ]);
  }

  await staff.unlist(id);
  try {
    // Some other page has learned of it; the player's own page and home were not asked for since.
    await expect(async () => expect(await (await request.get(search)).text()).not.toContain(id)).toPass();
    await stopCms();
    for (const path of [detail, '/player-cards']) {
      const page = await request.get(path);
      expect([path, page.status(), page.headers()['cache-control']]).toEqual([path, 503, 'no-store']);
      expect(await page.text()).not.toContain(lastName);
    }
    const home = await request.get('/');
    expect([home.status(), home.headers()['cache-control']]).toEqual([200, 'no-store']);
    expect(await home.text()).not.toContain(id);
    const about = await request.get('/about');
    expect(about.status()).toBe(200);
  } finally {
    await startCms();
    await staff.list(id);
  }
});
