import { expect, test } from '@playwright/test';
import { startCms, stopCms } from '../support/cms-switch';
import { draftOffer } from '../support/drafts';
import { picture } from '../support/pictures';
import {
  dialogNamed,
  fillRequired,
  fillTeam,
  finishSaving,
  newLastName,
  openAsStaff,
  saveButton,
} from '../support/player-form';
import { StaffApi } from '../support/staff-api';

test.afterEach(startCms);

test('the CMS stops during a save: nothing is lost, and saving again makes one card', async ({ page }) => {
  test.setTimeout(300_000);
  await openAsStaff(page);
  const lastName = newLastName('Apagon');
  await fillRequired(page, lastName);
  await fillTeam(page, 1, 'Municipal', 2022, 2024);
  await page.getByLabel('Upload Profile Image').setInputFiles(await picture('portrait.jpg', '#0b6b40'));
  await page.route(
    '**/api/player-cards/create',
    async (route) => {
      await stopCms();
      await route.continue();
    },
    { times: 1 },
  );
  await saveButton(page).click();
  const failed = dialogNamed(page, 'Create Player Error');
  await expect(failed).toContainText('The server cannot be reached. Check your connection and try again.');
  await expect(failed).toContainText('What you typed is still here.');
  await failed.getByRole('button', { name: 'OK' }).click();

  await saveButton(page).click();
  await expect(failed).toBeVisible();
  await failed.getByRole('button', { name: 'OK' }).click();
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText(
    'The server cannot be reached. Check your connection and try again.',
  );

  await startCms();
  await page.reload();
  await draftOffer(page).getByRole('button', { name: 'Use the draft' }).click();
  await expect(page.getByLabel('Last name')).toHaveValue(lastName);
  await expect(page.getByRole('button', { name: 'Remove profile image' })).toBeVisible();
  await saveButton(page).click();
  await finishSaving(page);
  const card = await (await StaffApi.signIn()).onlyCardNamed(lastName);
  expect(card).toMatchObject({ career: [{ team: 'Municipal', startYear: 2022, endYear: 2024 }] });
  expect(card.cardImageUrl).toContain('/upfield/');
});
