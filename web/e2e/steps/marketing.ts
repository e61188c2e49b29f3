import { ADMIN_URL, answer, expect, field, publish } from '../editor/admin-panel';
import type { AdminAccount } from '../support/admin-editors';
import type { Person } from './person';

/** From the login of the admin to a new heading of the home page. */
export async function publishHomeHeading(person: Person, account: AdminAccount, heading: string): Promise<void> {
  const { page } = person;
  await page.goto(`${ADMIN_URL}/auth/login`);
  await person.fill(page.getByLabel('Email'), account.email);
  await person.fill(page.getByRole('textbox', { name: 'Password' }), account.password);
  await person.press(page.getByRole('button', { name: 'Login' }));
  await person.press(page.getByRole('link', { name: 'Page: Home', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Page: Home', exact: true })).toBeVisible();
  await expect(publish(page)).toBeVisible();
  await person.fill(field(page, 'hero.heading'), heading);
  await person.press(publish(page));
  await expect(answer(page, 'Published document')).toBeVisible();
}
