import { expect } from '@playwright/test';
import { visit } from '../public/visit';
import { CmsConnection, startWeb } from '../support/cms-connection';
import { leadsOf } from '../support/lead-desk';
import { WEB_PORT } from '../support/site';
import { test } from '../support/visitor';
import { grownPlayer, LeadForm } from './lead-form';

/** What networks and browsers add to an address beside the campaign that marketing wrote into it. */
const CLICK_IDS = [
  'gbraid',
  'wbraid',
  'srsltid',
  'igsh',
  'gad_source',
  'mibextid',
  'li_fat_id',
  '_gl',
  'gclid',
  'fbclid',
  'ttclid',
  'msclkid',
];
const CAMPAIGN = 'utm_source=instagram&utm_medium=bio&utm_campaign=draft';
const campaignWith = (...ids: string[]) => `${CAMPAIGN}&${ids.map((id) => `${id}=1*2~3`).join('&')}`;

const STORED = { utmSource: 'instagram', utmMedium: 'bio', utmCampaign: 'draft' };

/** Fills the form of /contact, sends it, and expects where the lead came from. */
async function sendFrom(form: LeadForm): Promise<void> {
  const player = grownPlayer();
  await form.complete(player);
  await form.send.click();
  await form.expectSent(/^Received/);
  expect(await leadsOf(player.email)).toMatchObject([{ ...STORED, sourcePage: '/contact' }]);
}

test.describe(() => {
  test.describe.configure({ timeout: 180_000 });

  test('a campaign reaches the lead, whatever spelling and click ids the visitor came by', async ({
    page,
    baseURL,
  }) => {
    const query = campaignWith(...CLICK_IDS);
    await visit(page, `/Packages/?${query}`);
    expect(page.url()).toBe(`${baseURL}/packages?${query}`);
    await page.getByRole('banner').getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL(`${baseURL}/contact`);
    await sendFrom(new LeadForm(page, 'Get Recruited now!'));
  });

  test('a link that is followed before the scripts run loses no campaign', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`/?${campaignWith('gbraid')}`);
    await page.unroute('**/assets/*.js');
    await page.getByRole('banner').getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await sendFrom(new LeadForm(page, 'Get Recruited now!'));
  });
});

test('no parameter of a network leads anywhere else, and each keeps the campaign', async ({ request }) => {
  for (const id of CLICK_IDS) {
    const query = campaignWith(id);
    for (const path of ['/packages', '/player-cards', '/register', '/contact']) {
      const answer = await request.get(`${path}?${query}`, { maxRedirects: 0 });
      expect.soft(answer.status(), `${path} with ${id}`).toBe(200);
    }
    for (const [asked, path] of [
      ['/Packages/', '/packages'],
      ['/player-cards?page=1', '/player-cards'],
      ['/newsletter', '/'],
    ] as const) {
      const answer = await request.get(`${asked}${asked.includes('?') ? '&' : '?'}${query}`, { maxRedirects: 0 });
      const location = new URL(answer.headers().location ?? '', 'http://site.example');
      expect.soft(location.pathname, `${asked} with ${id}`).toBe(path);
      for (const [name, value] of new URLSearchParams(query))
        expect.soft(location.searchParams.get(name), `${asked} with ${id}: ${name}`).toBe(value);
    }
  }
});

test('“Try again” asks for the address with all that stood in it', async ({ page }) => {
  const connection = new CmsConnection();
  const web = await startWeb(Number(WEB_PORT) + 42, await connection.start());
  try {
    for (const path of ['/contact', '/player-cards-detail/unseen', '/search?q=unseen']) {
      connection.cut();
      const address = `${web.url}${path}${path.includes('?') ? '&' : '?'}${campaignWith('gbraid')}`;
      await page.goto(address);
      await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
      connection.restore();
      const again = page.waitForRequest((request) => request.isNavigationRequest());
      await page.getByRole('link', { name: 'Try again' }).click();
      expect((await again).url()).toBe(address);
      await expect(page.getByRole('link', { name: 'Try again' })).toHaveCount(0);
    }
  } finally {
    web.stop();
    connection.stop();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, name] of [
    ['/', 'Your details'],
    ['/contact', 'Get Recruited now!'],
  ] as const) {
    test(`${path}: a form that is sent back keeps the address`, async ({ page, baseURL }) => {
      const address = `${baseURL}${path}?${campaignWith('gbraid')}`;
      await page.goto(address);
      const form = new LeadForm(page, name);
      const typed = grownPlayer();
      await form.fill(typed);
      await form.consent.check();
      await form.send.click();
      await expect(form.form.getByText('Please check the box “I am not a robot”')).toBeVisible();
      await form.expectKept(typed);
      expect(page.url().split('#')[0]).toBe(address);
    });
  }
});
