import type { Page } from '@playwright/test';
import { AdminCalls } from '../support/admin-calls';
import { newEditor } from '../support/admin-editors';
import { SITE_URL } from '../support/site';
import { test } from '../support/visitor';
import { ADMIN_URL, answer, expect, field, openForm, publish, save, signIn } from './admin-panel';

/** What was published before comes back, and a draft goes live at its time. */

test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.use({ actionTimeout: 60_000 });

const HEADING = 'mission.heading';
const ABOUT = 'api::about-page.about-page';

/** What was live before the first change is the oldest version. */
test.afterAll(async () => {
  const admin = new AdminCalls();
  const versions = await admin.must<{ id: number }[]>('GET', `/page-history/${ABOUT}`);
  await admin.must('POST', `/page-history/${ABOUT}/${versions.at(-1)?.id}/restore`);
  await admin.must('POST', `/content-manager/single-types/${ABOUT}/actions/publish`, {});
});

const panel = (page: Page, title: string) =>
  page.getByRole('complementary').filter({ has: page.getByRole('heading', { name: title }) });
const published = async () => (await fetch(`${SITE_URL}/about`)).text();

async function publishHeading(page: Page, heading: string): Promise<void> {
  await field(page, HEADING).fill(heading);
  await publish(page).click();
  await expect(answer(page, 'Published document')).toBeVisible();
  await expect(answer(page, 'Published document')).toBeHidden();
}

test('an editor sees what an earlier version changes, and restores it', async ({ page }) => {
  await signIn(page, ADMIN_URL, await newEditor());
  await openForm(page, 'Page: About us');
  await publishHeading(page, 'What we were');
  await publishHeading(page, 'What we are');

  const versions = panel(page, 'Earlier versions').getByRole('listitem');
  await expect(versions.first()).toContainText('Marta Editor');
  await versions.nth(1).getByRole('button').click();
  const dialog = page.getByRole('dialog');
  const change = dialog.getByRole('region', { name: 'Mission › Heading' });
  await expect(change).toContainText('What we are');
  await expect(change).toContainText('What we were');
  await dialog.getByRole('button', { name: 'Restore into the draft' }).click();
  await expect(answer(page, 'The version is in the draft.')).toBeVisible();
  await expect(field(page, HEADING)).toHaveValue('What we were');
  expect(await published()).toContain('What we are');

  await publish(page).click();
  await expect(async () => expect(await published()).toContain('What we were')).toPass({ timeout: 30_000 });
});

/** The next full minute that leaves time to press the button, as the field takes it: in the browser's own time. */
const nextMinute = (page: Page) =>
  page.evaluate(() => {
    const time = new Date(Math.ceil((Date.now() + 15_000) / 60_000) * 60_000);
    return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  });

test('a draft goes live at its time', async ({ page }) => {
  await signIn(page, ADMIN_URL, await newEditor());
  await openForm(page, 'Page: About us');
  await field(page, HEADING).fill('What we shall be');
  await save(page).click();
  await expect(answer(page, 'Saved document')).toBeVisible();

  const schedule = panel(page, 'Publish at a time');
  const time = schedule.getByLabel('Day and time');
  await schedule.getByRole('button', { name: 'Schedule' }).click();
  await expect(schedule.getByText('Choose a day and a time.')).toBeVisible();
  await time.fill('2020-01-01T09:00');
  await schedule.getByRole('button', { name: 'Schedule' }).click();
  await expect(schedule.getByText('This time is past.')).toBeVisible();
  await time.fill(await nextMinute(page));
  await schedule.getByRole('button', { name: 'Schedule' }).click();
  await expect(schedule.getByText(/^The saved draft goes live on/)).toBeVisible();
  await expect(schedule.getByText('Scheduled by Marta Editor.')).toBeVisible();
  expect(await published()).not.toContain('What we shall be');
  await expect(async () => expect(await published()).toContain('What we shall be')).toPass({ timeout: 120_000 });
});
