import { expect } from '@playwright/test';
import { visit } from '../public/visit';
import type { Person } from './person';

/** The class that the coach has a place in. */
const CLASS = '2027';

/** A coach shares a goalkeeper of a class who is taller than 1.85 m. @returns the text that was shared */
export async function shareTallGoalkeeper(person: Person): Promise<string> {
  const { page } = person;
  const main = page.getByRole('main');
  // A browser without windows has no dialog to share with.
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (shared: object) => Object.assign(window, { shared }) });
  });
  await visit(page, '/player-cards');
  await person.fill(main.getByRole('searchbox', { name: 'Search players' }), `keeper ${CLASS}`);
  await expect(page).toHaveURL(/q=keeper/);
  await person.choose(main.getByRole('combobox', { name: 'Height' }), '6′1″ (185 cm) and up');
  await expect(page).toHaveURL(/heightMin=185/);
  const found = main.getByRole('link', { name: new RegExp(`Goalkeeper.*class of ${CLASS}`) });
  await person.press(found.first());
  await expect(page).toHaveURL(/\/player-cards-detail\//);
  await person.press(main.getByRole('button', { name: 'Share card' }));
  const shared = () => page.evaluate((): { text?: string } => Reflect.get(window, 'shared') ?? {});
  await expect.poll(async () => (await shared()).text).toBeTruthy();
  return String((await shared()).text);
}
