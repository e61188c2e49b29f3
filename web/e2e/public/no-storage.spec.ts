import { expect, test } from '@playwright/test';
import { visit } from './visit';

test('with storage forbidden every link works, and the sign-in says what it needs', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await visit(page, '/');
  const steps: [link: string, heading: string][] = [
    ['About us', 'About Us'],
    ['Contact us', 'Schedule a 1-on-1 free assessment now!'],
    ['Packages', 'Packages'],
  ];
  for (const [link, heading] of steps) {
    await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  await visit(page, '/admin');
  await expect(page.getByText('Logging in needs cookies and site data')).toBeVisible();
  await expect(page.getByRole('button', { name: 'LOGIN' })).toBeDisabled();
  await visit(page, '/player-cards/manage');
  await expect(page).toHaveURL(/\/admin/);
});
