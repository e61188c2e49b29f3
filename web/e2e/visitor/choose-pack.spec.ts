import { expect, type Page } from '@playwright/test';
import { visit } from '../public/visit';
import { leadsOf } from '../support/lead-desk';
import { test } from '../support/visitor';
import { grownPlayer, LeadForm } from './lead-form';

const chosen = (page: Page) => page.getByRole('form', { name: 'Registration' }).getByText(/^You chose/);
const choose = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).click();

test('each button says in the form which pack is meant, and the list of packages follows', async ({ page }) => {
  await visit(page, '/packages');
  const form = new LeadForm(page, 'Registration');
  const list = form.field('packageInterested');
  await expect(chosen(page)).toHaveCount(0);
  for (const [button, pack, entry] of [
    ['Choose Next Level', 'Next Level Pack', 'NextLevelPack'],
    ['Choose Starter', 'Starter Pack', ''],
    ['Choose All-Star', 'All-Star Pack', 'AllStarPack'],
  ] as const) {
    await choose(page, button);
    await expect(chosen(page)).toHaveText(`You chose ${pack}`);
    await expect(chosen(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { name: `Registration: ${pack}`, exact: true })).toBeInViewport({
      ratio: 1,
    });
    await expect(list).toHaveValue(entry);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await choose(page, 'Choose Starter');
  await expect(chosen(page)).toBeInViewport({ ratio: 1 });
  await expect(form.field('fullname')).toBeInViewport({ ratio: 1 });
  await expect(list.getByRole('option')).toHaveText([
    'Select an option',
    'Next Level Pack',
    'All-Star Pack',
    'Showcase Pass',
    'I don’t know yet',
    'Add-Ons',
  ]);

  await form.form.getByRole('button', { name: 'Undo' }).click();
  await expect(chosen(page)).toHaveCount(0);
  await choose(page, 'Choose All-Star');
  await list.selectOption('AddOns');
  await expect(chosen(page)).toHaveCount(0);
});

test('a button that is pressed before the scripts run says the same, and the scripts keep it', async ({ page }) => {
  const list = new LeadForm(page, 'Registration').field('packageInterested');
  for (const [width, button, pack, entry] of [
    [1440, 'Choose All-Star', 'All-Star Pack', 'AllStarPack'],
    [390, 'Choose Starter', 'Starter Pack', ''],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/packages');
    await choose(page, button);
    await expect(chosen(page)).toHaveText(`You chose ${pack}`);
    await expect(chosen(page)).toBeInViewport({ ratio: 1 });
    await expect(list).toHaveValue(entry);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/packages$/);

    await page.unroute('**/assets/*.js');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await expect(chosen(page)).toHaveText(`You chose ${pack}`);
    await expect(list).toHaveValue(entry);
  }
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(chosen(page)).toHaveCount(0);
});

test('an entry taken before the scripts run counts more than the pack in the address', async ({ page }) => {
  let start = () => {};
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  await page.route(/\/assets\/entry\.client-.*\.js/, async (route) => {
    await started;
    await route.continue();
  });
  await page.goto('/packages?pack=Starter+Pack#register', { waitUntil: 'domcontentloaded' });
  const list = new LeadForm(page, 'Registration').field('packageInterested');
  await list.selectOption('AddOns');
  start();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await expect(list).toHaveValue('AddOns');
  await expect(chosen(page)).toHaveCount(0);
});

test('a pass for an event that is over is not taken from an address', async ({ page }) => {
  await visit(page, '/packages?pack=Showcase+Pass#register');
  await expect(chosen(page)).toHaveCount(0);
});

test('an address names only packs that the page has', async ({ page }) => {
  await visit(page, '/packages?pack=Call+555+0100#register');
  await expect(page.getByText(/555/)).toHaveCount(0);
});

test('the lead notes a pack that the list has no entry for', async ({ page }) => {
  test.setTimeout(180_000);
  await visit(page, '/packages');
  await choose(page, 'Choose Starter');
  const player = grownPlayer();
  const form = new LeadForm(page, 'Registration');
  await form.complete(player);
  await form.send.click();
  await form.expectSent(/^Received/);
  expect(await leadsOf(player.email)).toMatchObject([
    { notes: 'Chosen on the packages page: Starter Pack', packageInterested: null },
  ]);
});
