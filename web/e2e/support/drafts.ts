import type { Locator, Page } from '@playwright/test';
import { dialogNamed } from './player-form';

/** The dialog that offers a draft when a form is opened. */
export const draftOffer = (page: Page): Locator => dialogNamed(page, 'You have an unsaved draft');

/** What the drafts of this browser say in a field, in any order. */
export const drafted = (page: Page, field: 'lastName' | 'gpa') =>
  page.evaluate(
    (name) =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('upfield-drafts');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.map(({ values }) => values[name]));
          };
        };
      }),
    field,
  );

/** How many drafts this browser keeps. */
export const keptDrafts = async (page: Page): Promise<number> => (await drafted(page, 'lastName')).length;

/** Ends a tab as a crash does: nothing of it runs once more. */
export async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined);
  await crashed;
}
