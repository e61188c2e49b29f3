import { type APIRequestContext, expect, test } from '@playwright/test';
import sharp from 'sharp';
import { picture } from '../support/pictures';
import { StaffApi } from '../support/staff-api';
import { CONTENT_PAGES, playerPath } from './pages';

/** What messengers read of a page: `og:image` and what is said of it. */
async function sharedImage(request: APIRequestContext, path: string): Promise<Record<string, string>> {
  const html = await (await request.get(path)).text();
  const tags = html.matchAll(/<meta property="og:image(?::(\w+))?" content="([^"]*)"/g);
  return Object.fromEntries([...tags].map(([, name = 'address', content = '']) => [name, content]));
}

test('every page has a picture that messengers can show', async ({ request, baseURL }) => {
  const player = await playerPath(request);
  const addresses = new Set<string>();
  for (const path of [...CONTENT_PAGES.map((page) => page.path), player]) {
    const { address = '', alt, ...said } = await sharedImage(request, path);
    addresses.add(address);
    expect.soft(said, path).toEqual({ type: 'image/jpeg', width: '1200', height: '630' });
    expect.soft(alt, path).toMatch(/\S{2}/);
    expect.soft(address, path).toMatch(new RegExp(`^${baseURL}/pictures/share/`));
    const answer = await request.get(address);
    expect.soft([answer.status(), answer.headers()['content-type']], address).toEqual([200, 'image/jpeg']);
    const bytes = await answer.body();
    expect.soft(bytes.length, address).toBeLessThanOrEqual(300_000);
    expect.soft(await sharp(bytes).metadata(), address).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  }
  // The player's own picture, and the site's.
  expect(addresses.size).toBeGreaterThan(1);
  expect((await sharedImage(request, player)).address).toContain('/pictures/share/upfield/');
});

test('the shared picture of a player goes and comes with the card', async ({ request }) => {
  const staff = await StaffApi.signIn();
  const url = await staff.upload((await picture('face.jpg', '#22408a')).buffer);
  const card = await staff.create('Shared', { cardImageUrl: url });
  const shared = `${url.replace('/uploads/', '/pictures/share/')}.jpg`;
  // The web server asks once a second whether anything has changed.
  const expectStatus = (status: number) =>
    expect.poll(async () => (await request.get(shared)).status(), { timeout: 5000 }).toBe(status);
  try {
    await expectStatus(200);
    await staff.unlist(card.id);
    await expectStatus(404);
    await staff.list(card.id);
    await expectStatus(200);
  } finally {
    await staff.remove(card.id);
  }
  await expectStatus(404);
});
