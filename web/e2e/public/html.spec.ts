import { expect, type Page, test } from '@playwright/test';
import { htmlErrors } from '../support/html';
import { everyPath, STAFF_SHELLS, twinOf } from './pages';
import { visit } from './visit';

/** The page as it stands once its scripts run. What the captcha's widget draws inside itself is its makers' and cannot be set. */
async function serialised(page: Page): Promise<string> {
  const html = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const widget of copy.querySelectorAll('altcha-widget')) widget.replaceChildren();
    return copy.outerHTML;
  });
  return `<!doctype html>\n${html}`;
}

test('every page is valid HTML, as sent and as it stands once its scripts run', async ({ page, request }) => {
  test.setTimeout(240_000);
  const documents = new Map<string, string>();
  const paths = await everyPath(request);
  const sent = [...paths, ...STAFF_SHELLS];
  for (const path of [...sent, ...sent.map(twinOf)]) documents.set(path, await (await request.get(path)).text());
  for (const path of paths) {
    await visit(page, path);
    documents.set(`${path} (scripts running)`, await serialised(page));
  }
  expect(await htmlErrors(documents)).toEqual([]);
});
