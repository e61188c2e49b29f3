import { expect, type Page } from '@playwright/test';
import { visit } from '../public/visit';
import { test } from '../support/visitor';
import { LeadForm, SPANISH } from './lead-form';

/** Who changes the language while a form is filled in goes on where they were: it is another document, with the answers typed before. */

const changeLanguage = async (page: Page, to: 'English' | 'Español') => {
  await page.getByRole('contentinfo').getByRole('link', { name: to }).click();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
};

test('a family’s answers are there in the other language, without the consent, and come back', async ({ page }) => {
  await visit(page, '/contact');
  const english = new LeadForm(page, 'Get Recruited now!').form;
  await english.getByRole('radio', { name: 'I am a parent or guardian' }).check();
  await english.getByLabel('Your full name').fill('Ana Monterrosa');
  await english.getByLabel('Player’s full name').fill('Diego Monterrosa');
  await english.getByLabel('Player’s age').fill('16');
  await english.getByLabel('Do you have a highlight film?').selectOption('yes');
  await english.getByRole('checkbox', { name: /I will send it on WhatsApp/ }).check();
  await english.getByRole('checkbox', { name: /^I agree/ }).check();

  await changeLanguage(page, 'Español');
  const lead = new LeadForm(page, '¡Da el primer paso!', SPANISH);
  const spanish = lead.form;
  const player = spanish.getByLabel('Nombre completo del jugador');
  await expect(spanish.getByRole('radio', { name: 'Soy mamá, papá o tutor' })).toBeChecked();
  await expect(spanish.getByLabel('Tu nombre completo')).toHaveValue('Ana Monterrosa');
  await expect(player).toHaveValue('Diego Monterrosa');
  await expect(spanish.getByLabel('Edad del jugador')).toHaveValue('16');
  await expect(lead.field('videoHighlight')).toHaveValue('yes');
  await expect(spanish.getByRole('checkbox', { name: /por WhatsApp/ })).toBeChecked();
  await expect(lead.consent).not.toBeChecked();
  await expect(spanish.getByRole('alert')).toHaveCount(0);
  await player.fill('Diego Rivas');

  await changeLanguage(page, 'English');
  await expect(english.getByLabel('Player’s full name')).toHaveValue('Diego Rivas');
  await expect(english.getByLabel('Your full name')).toHaveValue('Ana Monterrosa');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  expect(await page.evaluate(() => sessionStorage.getItem('lead-answers'))).toBeNull();
});

test('so are a coach’s; another form does not take them', async ({ page, request }) => {
  const [card] = await (await request.get('/api/player-cards')).json();
  await visit(page, `/player-question/${card.id}`);
  await page.getByRole('main').getByLabel('Message').fill('Is she free in August?');
  await changeLanguage(page, 'Español');
  await expect(page.getByRole('main').getByLabel('Mensaje')).toHaveValue('Is she free in August?');

  await page.evaluate(() =>
    sessionStorage.setItem('lead-answers', JSON.stringify(['coach-question', { fullname: 'A' }])),
  );
  await visit(page, '/contact');
  await expect(page.getByRole('main').getByLabel('Full name', { exact: true })).toHaveValue('');
});
