import { KeyboardPerson } from '../steps/keyboard-person';
import { publishHomeHeading } from '../steps/marketing';
import { newEditor } from '../support/admin-editors';
import { test } from '../support/content';
import { expect } from './admin-panel';

/** The journey of marketing that `npm run steps` counts, without a mouse. */

test.use({ actionTimeout: 60_000 });

test('an editor publishes a heading by keyboard, from the login of the admin', async ({ page, edits, editor }) => {
  test.setTimeout(240_000);
  // What stands there now is put back at the end.
  await edits.publish('home-page', (entry) => entry);
  const heading = 'Get Recruited by keyboard';
  await publishHomeHeading(new KeyboardPerson(page), await newEditor(), heading);
  expect(await editor.read('home-page')).toMatchObject({ hero: { heading } });
  await page.goto('/');
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
});
