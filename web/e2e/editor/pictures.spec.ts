import { expect } from '@playwright/test';
import { CONTENT_PAGES } from '../public/pages';
import { type Entry, test } from '../support/content';
import { picture } from '../support/pictures';
import { SITE_URL } from '../support/site';

const PAGE = '/about';

const htmlOf = async (path: string) => (await fetch(SITE_URL + path)).text();

/** Addresses of all pictures that a page shows or is shared with. */
function picturesOf(html: string): string[] {
  const shown = [...html.matchAll(/<img [^>]*?src="([^"]+)"/g)];
  const shared = [...html.matchAll(/<meta property="og:image" content="([^"]+)"/g)];
  return [...shown, ...shared].map(([, address = '']) => address.replaceAll('&amp;', '&'));
}

/** Those of a name, once the page has as many of them as it should. */
async function shownAs(name: string, count: number, unlike: string[] = []): Promise<string[]> {
  const named = async () =>
    picturesOf(await htmlOf(PAGE)).filter((address) => address.includes(name) && !unlike.includes(address));
  await expect.poll(async () => (await named()).length, { timeout: 10_000 }).toBe(count);
  return named();
}

const read = (address: string) => fetch(new URL(address, SITE_URL));
const bytesAt = async (address: string) => Buffer.from(await (await read(address)).arrayBuffer());

test('a picture of the library is replaced and deleted, and pages follow', async ({ editor, edits }) => {
  const id = await editor.upload(await picture('clubhouse.jpg', '#a03020'), 'The old club house');
  await edits.publish('about-page', (page) => ({
    ...page,
    pictures: [id],
    seo: { title: 'About us', description: '', ...(page.seo as Entry | null), image: id },
  }));

  const [shown = '', shared = ''] = await shownAs('clubhouse', 2);
  const before = { shown: await bytesAt(shown), shared: await bytesAt(shared) };
  expect((await read(shown)).headers.get('cache-control')).toContain('immutable');

  await editor.upload(await picture('new.jpg', '#0b6b40'), 'The new club house', id);
  const [newShown = '', newShared = ''] = await shownAs('clubhouse', 2, [shown, shared]);
  expect((await bytesAt(newShown)).equals(before.shown)).toBe(false);
  expect((await bytesAt(newShared)).equals(before.shared)).toBe(false);
  expect(await htmlOf(PAGE)).toContain('The new club house');

  await editor.removeUpload(id);
  await shownAs('clubhouse', 0);
  expect((await read(newShared)).status).toBe(404);
  for (const { path } of CONTENT_PAGES) {
    for (const address of new Set(picturesOf(await htmlOf(path)))) {
      expect.soft((await read(address)).status, `${address} on ${path}`).toBe(200);
    }
  }
});
