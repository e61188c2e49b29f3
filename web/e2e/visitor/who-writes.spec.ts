import { expect } from '@playwright/test';
import { visit } from '../public/visit';
import { leadsOf } from '../support/lead-desk';
import { test } from '../support/visitor';
import { grownPlayer, LeadForm } from './lead-form';

/** A parent fills in the form for a player: the fields say whose they are, and the lead keeps both. */

test.describe.configure({ timeout: 180_000 });

const HEADING = 'Get Recruited now!';

test('a parent is asked for their own name first, and what was typed stays', async ({ page }) => {
  await visit(page, '/contact');
  const { form } = new LeadForm(page, HEADING);
  await expect(form.getByLabel('Full name', { exact: true })).toHaveAccessibleDescription(/not a parent’s/);
  await form.getByLabel('Full name', { exact: true }).fill('Diego Monterrosa');
  await form.getByLabel('Phone', { exact: true }).fill('+503 7000 0000');
  await form.getByRole('radio', { name: 'I am a parent or guardian' }).check();

  await expect(form.getByLabel('Player’s full name')).toHaveValue('Diego Monterrosa');
  await expect(form.getByLabel('Player’s full name')).toHaveAttribute('autocomplete', 'off');
  await expect(form.getByLabel('Your phone')).toHaveValue('+503 7000 0000');
  await expect(form.getByLabel('Your full name')).toHaveAttribute('autocomplete', 'name');
  await expect(form.getByLabel('Your email')).toHaveAttribute('autocomplete', 'email');
  await expect(form.getByLabel('Player’s email')).toHaveAccessibleDescription('optional');

  await form.getByRole('radio', { name: 'I am the player' }).check();
  await expect(form.getByLabel('Full name', { exact: true })).toHaveValue('Diego Monterrosa');
  await expect(form.getByLabel('Your full name')).toHaveCount(0);
});

test('a parent sends the form, with the film to come by WhatsApp', async ({ page }) => {
  await visit(page, '/contact');
  const lead = new LeadForm(page, HEADING);
  const { form } = lead;
  const { email, ...player } = grownPlayer();
  await form.getByRole('radio', { name: 'I am a parent or guardian' }).check();
  await form.getByLabel('Your full name').fill('Ana Monterrosa');
  await form.getByLabel('Your email').fill(email);
  await form.getByLabel('Your phone').fill('+503 7000 0000');
  await form.getByLabel('Player’s full name').fill('Diego Monterrosa');
  await form.getByLabel('Player’s age').fill('16');
  await lead.fill({
    sport: 'Soccer',
    country: 'El Salvador',
    graduationDate: player.graduationDate,
    videoHighlight: 'yes',
  });
  await form.getByRole('checkbox', { name: /I will send it on WhatsApp/ }).check();
  await expect(lead.field('highlightLink')).toHaveAccessibleDescription('optional');
  await lead.consent.check();
  await lead.solve();
  await lead.send.click();
  await lead.expectSent(/^Received/);

  const received = page.getByRole('status').filter({ hasText: 'Received' });
  await expect(received).toContainText('scholarships@upfield.example');
  await expect(received).toContainText('+15555550100');
  await expect(received).toContainText('Send it now');
  await expect(received.getByRole('link', { name: 'Write on WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\//,
  );
  // The player has no address of their own.
  expect(await leadsOf(email)).toMatchObject([
    {
      writer: 'parent',
      fullname: 'Diego Monterrosa',
      email,
      guardianName: 'Ana Monterrosa',
      guardianEmail: email,
      filmByWhatsapp: true,
      highlightLink: null,
    },
  ]);
});

test('one name and address for player and guardian is asked back, and taken once it is confirmed', async ({ page }) => {
  await visit(page, '/contact');
  const lead = new LeadForm(page, HEADING);
  const player = grownPlayer();
  const same = { guardianName: player.fullname ?? '', guardianEmail: player.email };
  await lead.complete({ ...player, age: '17', ...same });
  await lead.send.click();
  await expect(lead.field('guardianName')).toHaveAccessibleDescription(/same name and email/);
  expect(await leadsOf(player.email)).toEqual([]);

  await lead.form.getByRole('checkbox', { name: /It is right/ }).check();
  await lead.send.click();
  await lead.expectSent(/^Received/);
  expect(await leadsOf(player.email)).toMatchObject([same]);
});

test('sport and country suggest', async ({ page }) => {
  await visit(page, '/contact');
  const lead = new LeadForm(page, HEADING);
  await lead.field('country').focus();
  await expect(page.locator('#lead-countries option[value="El Salvador"]')).toHaveCount(1);
  await expect(page.locator('#lead-sports option[value="Soccer"]')).toHaveCount(1);
});

for (const path of ['/', '/contact']) {
  test(`${path}: the form comes before the other ways, WhatsApp beside it, and says what we never ask for`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, path);
    const main = page.getByRole('main');
    if (path === '/') await main.getByRole('link', { name: 'Start Here' }).click();
    const form = main.getByRole('form');
    await expect(form.getByLabel('Full name', { exact: true })).toBeInViewport();
    await expect(main.getByRole('link', { name: 'Write on WhatsApp' })).toBeInViewport();
    await expect(main.getByText('What we never ask for')).toBeVisible();
    const heights = await Promise.all(
      [form, main.getByText('What we never ask for'), main.getByText('instagram @upfield.example')].map(
        async (part) => (await part.boundingBox())?.y,
      ),
    );
    expect(heights).toEqual([...heights].sort((a, b) => Number(a) - Number(b)));
  });
}
