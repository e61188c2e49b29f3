import { test } from '@playwright/test';
import { expect, field, openForm, signIn } from './admin-panel';

/** A form's help is the definition's; of a part that several pages share, the page may say its own. */

test.use({ actionTimeout: 60_000 });

test('a page’s own help stands at the fields of a shared part, on that page alone', async ({ page }) => {
  test.setTimeout(240_000);
  const title = field(page, 'seo.title');
  await signIn(page);

  await openForm(page, 'Page: Contact');
  await expect(field(page, 'section.heading')).toHaveAccessibleDescription(/The title of the page\./);
  await expect(title).toHaveAccessibleDescription(/Empty: the site’s default\./);

  await openForm(page, 'Global');
  await expect(field(page, 'defaultSeo.title')).toHaveAccessibleDescription(/For pages that set none\./);

  await openForm(page, 'Page: Packages');
  await expect(field(page, 'registration.heading')).not.toHaveAccessibleDescription(/The title of the page\./);
  await expect(title).toHaveAccessibleDescription(/Empty: the site’s default\./);
});
