import type { Page } from '@playwright/test';

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
