import { expect, type Locator } from '@playwright/test';
import { publicCards } from '../public/pages';
import { leadsOf } from '../support/lead-desk';
import { test } from '../support/visitor';
import { ENGLISH, grownPlayer, LeadForm, SPANISH } from './lead-form';

test.use({ javaScriptEnabled: false });

/** Where the captcha cannot run, the form says how else to reach us. */
async function expectOtherWays(form: Locator, text: RegExp): Promise<void> {
  await expect(form.getByText(text)).toBeVisible();
  await expect(form.getByRole('link', { name: 'scholarships@upfield.example' })).toHaveAttribute(
    'href',
    'mailto:scholarships@upfield.example',
  );
  await expect(form.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/);
}

for (const { path, heading, words, ways, errors, send } of [
  {
    path: '/contact',
    heading: 'Get Recruited now!',
    words: ENGLISH,
    ways: /This form needs JavaScript/,
    errors: { phone: 'country code', guardianName: 'is required', captcha: 'Please check the box “I am not a robot”' },
    send: 'Send my details',
  },
  {
    path: '/',
    heading: 'Your details',
    words: ENGLISH,
    ways: /This form needs JavaScript/,
    errors: { phone: 'country code', guardianName: 'is required', captcha: 'Please check the box “I am not a robot”' },
    send: 'Send my details',
  },
  {
    path: '/register',
    heading: 'Formulario de la lista de espera',
    words: SPANISH,
    ways: /Este formulario necesita JavaScript/,
    errors: { phone: 'código de país', guardianName: 'Completa el campo', captcha: 'Marca «No soy un robot»' },
    send: 'Avísenme',
  },
]) {
  test(`${path}: the form answers with what is wrong and keeps everything typed`, async ({ page }) => {
    await page.goto(path);
    const form = new LeadForm(page, heading, words);
    await expectOtherWays(form.form, ways);
    const typed = {
      ...grownPlayer(),
      phone: '12',
      age: '16',
      packageInterested: 'ShowcasePass',
      videoHighlight: 'yes',
    };
    await form.fill(typed);
    await form.consent.check();
    await form.form.getByRole('button', { name: send }).click();

    await form.expectKept(typed);
    await expect(form.consent).toBeChecked();
    await expect(form.field('phone')).toHaveAccessibleDescription(new RegExp(errors.phone));
    await expect(form.field('guardianName')).toHaveAccessibleDescription(new RegExp(errors.guardianName));
    await expect(form.field('highlightLink')).toBeVisible();
    await expect(form.form.getByText(errors.captcha)).toBeVisible();
    await expectOtherWays(form.form, ways);
    expect(await leadsOf(typed.email)).toEqual([]);
  });
}

for (const { path, button, required } of [
  { path: 'player-question', button: 'Send my question', required: 'University' },
  { path: 'player-removal', button: 'Send the request', required: null },
]) {
  test(`/${path}: the same`, async ({ page, request }) => {
    const [card] = await publicCards(request);
    await page.goto(`/${path}/${card?.id}`);
    const form = page.getByRole('form', { name: `${card?.name} ${card?.lastName}` });
    await form.getByLabel('Full name').fill('Pat Morgan');
    await form.getByLabel('Email').fill('pat@university.example');
    await form.getByLabel('Message').fill('First line.\nSecond line.');
    if (required) await form.getByLabel(required).fill(' ');
    await form.getByRole('button', { name: button }).click();
    if (required) await expect(form.getByLabel(required)).toHaveAccessibleDescription(/is required/);
    await expect(form.getByLabel('Full name')).toHaveValue('Pat Morgan');
    await expect(form.getByLabel('Email')).toHaveValue('pat@university.example');
    await expect(form.getByLabel('Message')).toHaveValue('First line.\nSecond line.');
    await expect(form.getByText('Please check the box “I am not a robot”')).toBeVisible();
    await expectOtherWays(form, /This form needs JavaScript/);
  });
}

test('a form of a megabyte is refused, and the page that says so is whole', async ({ request }) => {
  const answer = await request.post('/contact', { form: { fullname: 'x'.repeat(1_000_000) } });
  expect(answer.status()).toBe(413);
  expect(await answer.text()).toContain('What you sent is too large.');
});
