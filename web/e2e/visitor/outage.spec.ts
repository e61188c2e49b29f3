import { expect, type Page } from '@playwright/test';
import { CmsConnection, startWeb } from '../support/cms-connection';
import { leadsOf, queuedFor } from '../support/lead-desk';
import { closeMailbox, mailsAbout, mailsTo, openMailbox } from '../support/mailbox';
import { WEB_PORT } from '../support/site';
import { test } from '../support/visitor';
import { grownPlayer, LeadForm } from './lead-form';

/** The mail server goes down for everybody: these tests run alone, one after the other. */
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const SOON = { timeout: 90_000 };

async function fill(page: Page, url: string) {
  await page.goto(url);
  const form = new LeadForm(page, 'Get Recruited now!');
  const typed = grownPlayer();
  await form.complete(typed);
  return { form, typed, email: typed.email };
}

test('the mail server is down, then up again: the lead is stored, both mails arrive after', async ({ page }) => {
  await closeMailbox();
  try {
    const { form, email } = await fill(page, '/contact');
    await form.send.click();
    await form.expectSent(/^Received/);
    expect(await leadsOf(email)).toHaveLength(1);
    await expect.poll(async () => (await queuedFor(email))[0]?.lastError, SOON).toMatch(/ECONNREFUSED/);
    expect(await mailsTo(email)).toEqual([]);

    await openMailbox();
    await expect.poll(async () => (await mailsTo(email)).length, SOON).toBe(1);
    await expect.poll(async () => (await mailsAbout(email)).length, SOON).toBe(1);
    await expect.poll(async () => (await queuedFor(email))[0]?.state, SOON).toBe('sent');
  } finally {
    await openMailbox();
  }
});

test('the CMS is down, then up again: everything typed stays, and the next press sends it', async ({ page }) => {
  const connection = new CmsConnection();
  const web = await startWeb(Number(WEB_PORT) + 40, await connection.start());
  try {
    const { form, typed, email } = await fill(page, `${web.url}/contact`);
    connection.cut();
    await form.send.click();
    await expect(form.form.getByRole('alert')).toContainText('Everything you typed is still here');
    await form.expectKept(typed);

    connection.restore();
    await form.send.click();
    await form.expectSent(/^Received/);
    expect(await leadsOf(email)).toHaveLength(1);
  } finally {
    web.stop();
    connection.stop();
  }
});
