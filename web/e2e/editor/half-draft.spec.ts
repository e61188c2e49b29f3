import { expect, test } from '@playwright/test';
import { ContentManager, type Entry, type FormField } from '../support/content';

/** A draft with required fields that are still empty can be looked at: a page with gaps, and a list of what is missing. */

test.describe.configure({ mode: 'serial' });

const TYPES = [
  'global',
  'home-page',
  'packages-page',
  'scholarships-page',
  'experiences-page',
  'draft-page',
  'register-page',
  'about-page',
  'contact-page',
  'gallery-intro',
  'privacy-page',
  'sign-in-page',
] as const;

let cms: ContentManager;
let fields: Awaited<ReturnType<ContentManager['fields']>>;
const found = new Map<string, Entry>();

test.beforeAll(async () => {
  cms = new ContentManager();
  fields = await cms.fields();
});
test.afterEach(async () => {
  for (const [name, entry] of found) await cms.saveDraft(name, entry);
  found.clear();
});

/** @returns whether the change changed anything */
async function saveDraft(name: string, change: (entry: Entry) => Entry): Promise<boolean> {
  const entry = withGaps(`api::${name}.${name}`, await cms.read(name), () => false);
  if (!found.has(name)) found.set(name, entry);
  const changed = change(structuredClone(entry));
  await cms.saveDraft(name, changed);
  return JSON.stringify(changed) !== JSON.stringify(entry);
}

/**
 * An entry without the required fields that `isChosen` takes, inside its components too. Ids of components are left out: one that was removed
 * cannot be sent again.
 */
function withGaps(uid: string, entry: Entry, isChosen: (field: FormField) => boolean): Entry {
  const parts = Object.entries(fields.get(uid) ?? {}).filter(([name]) => name !== 'id' && Object.hasOwn(entry, name));
  return Object.fromEntries(
    parts.map(([name, field]) => {
      const value = entry[name];
      if (field.required && !field.repeatable && isChosen(field)) return [name, null];
      const { component } = field;
      if (!component || !value) return [name, value];
      if (!Array.isArray(value)) return [name, withGaps(component, value as Entry, isChosen)];
      return [name, value.map((item: Entry) => withGaps(component, item, isChosen))];
    }),
  );
}

const KINDS = [
  ['texts, dates and addresses', (field: FormField) => field.type !== 'component'],
  ['parts', (field: FormField) => field.type === 'component'],
] as const;

for (const [kind, isChosen] of KINDS) {
  test(`every page is there in a preview without its required ${kind}`, async ({ request }) => {
    for (const name of TYPES) {
      const isHalf = await saveDraft(name, (entry) => withGaps(`api::${name}.${name}`, entry, isChosen));
      const answer = await request.get(await cms.previewAddress(name));
      const html = await answer.text();
      expect([name, answer.status()]).toEqual([name, 200]);
      expect.soft(html, name).toMatch(/<aside[^>]+aria-label="(Preview|Vista previa)"/);
      expect.soft(/Missing: |Falta: /.test(html), `${name} says what is missing`).toBe(isHalf);
      if (name !== 'sign-in-page') expect.soft(html, name).toMatch(/<header[\s\S]+<nav[\s\S]+<main[\s\S]+<footer/);
      await cms.saveDraft(name, found.get(name) ?? {});
    }
  });
}

test('the bar of the preview names the fields of the page that is open, on every page anew', async ({ page }) => {
  await saveDraft('draft-page', (entry) => ({
    ...entry,
    event: { ...(entry.event as Entry), startsAt: null, endsAt: null },
  }));
  await page.goto(await cms.previewAddress('draft-page'));
  const bar = page.getByRole('complementary', { name: 'Vista previa' });
  await expect(bar.getByRole('listitem')).toHaveText('Page: Player draftFalta: Event › Starts, Event › Ends');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const menu = page.getByRole('navigation', { name: 'Principal' });
  await menu.getByRole('link', { name: 'Nosotros' }).click();
  await expect(page).toHaveURL('/es/about');
  await expect(bar).toBeVisible();
  await expect(bar.getByRole('listitem')).toHaveCount(0);
  await page.goBack();
  await expect(bar.getByRole('listitem')).toHaveCount(1);
});

test('a value that is not allowed is told by its place, and the menus stay', async ({ page }) => {
  await saveDraft('global', (entry) => ({
    ...entry,
    contact: { ...(entry.contact as Entry), scholarshipsEmail: 'nobody' },
  }));
  await page.goto(await cms.previewAddress('global'));
  const bar = page.getByRole('complementary', { name: 'Preview' });
  await expect(bar).toContainText('Contact details › Scholarships email is not valid.');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Packages' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /nobody/ })).toHaveCount(0);
});
