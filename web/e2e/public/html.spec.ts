import { expect, test } from '@playwright/test';
import { htmlErrors } from '../support/html';
import { CONTENT_PAGES, OTHER_PAGES, playerPath } from './pages';
import { visit } from './visit';

test('every page is valid HTML, as sent and as it stands once its scripts run', async ({ page, request }) => {
  test.setTimeout(240_000);
  const documents = new Map<string, string>();
  const paths = [...CONTENT_PAGES.map(({ path }) => path), ...OTHER_PAGES, await playerPath(request)];
  for (const path of paths) {
    documents.set(path, await (await request.get(path)).text());
    await visit(page, path);
    documents.set(
      `${path} (scripts running)`,
      `<!doctype html>\n${await page.locator('html').evaluate((html) => html.outerHTML)}`,
    );
  }
  expect(await htmlErrors(documents)).toEqual([]);
});
