import { expect, type Page } from '@playwright/test';
import { visit } from '../public/visit';
import { leadsOf } from '../support/lead-desk';
import { test } from '../support/visitor';
import { grownPlayer, LeadForm } from './lead-form';

const chosen = (page: Page) => page.getByRole('form', { name: 'Registration' }).getByText(/^You chose/);
const choose = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).click();

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('each button says in the form which pack is meant, and the list of packages follows', async ({ page }) => {
  await visit(page, '/packages');
  const form = new LeadForm(page, 'Registration');
  const list = form.field('packageInterested');
  await expect(chosen(page)).toHaveCount(0);
  for (const [button, pack, entry] of [
    ['Choose Next Level', 'Next Level Pack', 'NextLevelPack'],
    ['Choose Starter', 'Starter Pack', ''],
    ['Choose All-Star', 'All-Star Pack', 'AllStarPack'],
    ['Get the pass', 'Showcase Pass', 'ShowcasePass'],
  ] as const) {
    await choose(page, button);
    await expect(chosen(page)).toHaveText(`You chose ${pack}`);
    await expect(chosen(page)).toBeInViewport({ ratio: 1 });
    await expect(list).toHaveValue(entry);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await choose(page, 'Choose Starter');
  await expect(chosen(page)).toBeInViewport({ ratio: 1 });
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
