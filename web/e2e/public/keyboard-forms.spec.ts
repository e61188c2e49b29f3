import { expect, type Locator, type Page, test } from '@playwright/test';
import { visit } from './visit';

/** Far more than any page asks for; a locator that Tab never reaches is a fault. */
const MOST_PRESSES = 80;

/** Goes on by Tab until the control has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${control}`);
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

test('the lead form is filled in and sent without a mouse', async ({ page }) => {
  test.slow();
  await visit(page, '/contact');
  const form = page.getByRole('form', { name: 'Get Recruited now!' });
  await type(page, form.getByLabel('Full name'), 'Elena Teclado');
  await type(page, form.getByLabel('Email', { exact: true }), 'elena.teclado@example.com');
  await type(page, form.getByLabel('Phone', { exact: true }), '+50370001234');
  await type(page, form.getByLabel('Age', { exact: true }), '19');
  await type(page, form.getByLabel('Sport'), 'Soccer');
  await type(page, form.getByLabel('Country'), 'El Salvador');
  await type(page, form.getByLabel('High school graduation date'), '11302026');
  await type(page, form.getByLabel('Package interested in'), 'All');
  await expect(form.getByLabel('Package interested in')).toHaveValue('AllStarPack');
  await type(page, form.getByLabel('Do you have a highlight film?'), 'Y');
  await type(page, form.getByLabel('Link to your film'), 'https://youtu.be/abc123xyz');
  await tabTo(page, form.getByRole('checkbox', { name: /^I agree/ }));
  await page.keyboard.press('Space');
  await tabTo(page, form.getByRole('checkbox', { name: 'I am not a robot' }));
  await page.keyboard.press('Space');
  await expect(form.getByRole('checkbox', { name: 'Checked' })).toBeChecked({ timeout: 60_000 });
  await tabTo(page, form.getByRole('button', { name: 'Send my details' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('We will write to you to agree on a time for your assessment.')).toBeVisible();
});

test('the gallery is filtered and a player opened without a mouse', async ({ page }) => {
  await visit(page, '/player-cards');
  const main = page.getByRole('main');
  await tabTo(page, main.getByLabel('Sport', { exact: true }));
  await page.keyboard.press('T');
  await expect(page).toHaveURL(/[?&]sport=/);
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Tennis']);
  await tabTo(page, main.getByRole('link', { name: /class of/ }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/player-cards-detail\//);
  await expect(main).toBeFocused();
});

test('on a phone the menu opens, leads on and closes without a pointer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/about');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('dialog', { name: 'Contents' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await tabTo(page, menu.getByRole('link', { name: 'Academic Scholarships' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/scholarships#academicscholarships$/);
  await expect(menu).toBeHidden();
});

/**
 * Controls that, once focused from below, lie wholly under something that sticks to the screen (WCAG 2.4.11, Focus Not
 * Obscured): their words, from the end of the page to its start, which is the way that a sticky header gets in.
 */
const hiddenByFocus = (page: Page) =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter((control) => control.tabIndex >= 0 && control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !control.closest('header, dialog, [aria-hidden="true"]'))
      .reverse();
    const sticks = (element: Element | null): boolean => {
      for (let at = element; at; at = at.parentElement) {
        if (['sticky', 'fixed'].includes(getComputedStyle(at).position)) return true;
      }
      return false;
    };
    const isHidden = (control: HTMLElement) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const shares = [0.1, 0.5, 0.9];
      return shares.every((x) =>
        shares.every((y) => {
          const above = document.elementFromPoint(left + width * x, top + height * y);
          return above !== null && !control.contains(above) && !above.contains(control) && sticks(above);
        }),
      );
    };
    return controls
      .filter((control) => {
        control.focus();
        return document.activeElement === control && isHidden(control);
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? control.outerHTML);
  });

test.describe('the focus', () => {
  for (const path of ['/', '/packages', '/scholarships', '/player-cards', '/contact', '/privacy']) {
    test(`is never hidden under the header of ${path}`, async ({ page }) => {
      await visit(page, path);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await hiddenByFocus(page), `at ${width}`).toEqual([]);
      }
    });
  }
});
