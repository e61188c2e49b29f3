import { expect } from '@playwright/test';
import { hold } from '../support/network';
import { test } from '../support/visitor';
import { LeadForm } from './lead-form';

/** What the form asks for depends on earlier answers, however early they were given. */

test('asks for a film’s link and for a guardian only where they belong', async ({ page }) => {
  await page.goto('/contact');
  const form = new LeadForm(page, 'Get Recruited now!');
  await expect(form.field('highlightLink')).toHaveCount(0);
  await form.field('videoHighlight').selectOption('yes');
  await expect(form.field('highlightLink')).toBeVisible();
  await form.field('videoHighlight').selectOption('no');
  await expect(form.field('highlightLink')).toHaveCount(0);

  for (const [age, asked] of [
    ['12', 0],
    ['13', 1],
    ['17', 1],
    ['18', 0],
  ] as const) {
    await form.field('age').fill(age);
    await expect(form.field('guardianName'), age).toHaveCount(asked);
    await expect(form.field('guardianEmail'), age).toHaveCount(asked);
  }
});

test('an answer given before the scripts run counts', async ({ page }) => {
  const scripts = await hold(page, '**/assets/*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  const form = new LeadForm(page, 'Get Recruited now!');
  await form.field('videoHighlight').selectOption('yes');
  await form.field('age').fill('16');
  scripts.letGo();
  await expect(form.field('highlightLink')).toBeVisible();
  await expect(form.field('guardianName')).toBeVisible();
  await expect(form.field('videoHighlight')).toHaveValue('yes');
});

test('an answer given while the scripts start counts, on a slow phone', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  const form = new LeadForm(page, 'Get Recruited now!');
  await form.field('videoHighlight').selectOption('yes');
  await expect(form.field('highlightLink')).toBeVisible();
  await expect(form.field('videoHighlight')).toHaveValue('yes');
});
