import { expect, type Page } from '@playwright/test';
import { visit } from '../public/visit';
import { leadsOf } from '../support/lead-desk';
import { mailsAbout, mailsTo, readable } from '../support/mailbox';
import { test } from '../support/visitor';
import { type Answers, ENGLISH, grownPlayer, LeadForm, SPANISH, solveCaptcha, type Words } from './lead-form';

/** The captcha is slow on a small machine, and a mail may wait for the next poll of the queue. */
test.describe.configure({ timeout: 180_000 });
const SOON = { timeout: 60_000 };

const MINOR: Answers = {
  age: '16',
  guardianName: 'Ana Monterrosa',
  guardianEmail: 'ana.monterrosa@example.com',
};
const FILM: Answers = { videoHighlight: 'yes', highlightLink: 'https://films.example/diego' };

interface Place {
  name: string;
  path: string;
  form: string;
  words: Words;
  answers: Answers;
  stored: Record<string, unknown>;
  sent: RegExp;
  /** Subject of the family's mail, and a sentence of it. */
  mail: { subject: RegExp; text: RegExp };
}

const ENGLISH_MAIL = {
  subject: /^Subject: We received your request, Diego/m,
  text: /We received your request for a free 1-on-1/,
};

const PLACES: Place[] = [
  {
    name: 'home',
    path: '/?utm_source=instagram&utm_campaign=draft',
    form: 'Your details',
    words: ENGLISH,
    answers: {},
    stored: { kind: 'assessment', language: 'en', sourcePage: '/', utmSource: 'instagram', utmCampaign: 'draft' },
    sent: /^Received/,
    mail: ENGLISH_MAIL,
  },
  {
    name: 'contact',
    path: '/contact',
    form: 'Get Recruited now!',
    words: ENGLISH,
    answers: { ...MINOR, ...FILM },
    stored: { kind: 'assessment', language: 'en', sourcePage: '/contact', highlightLink: FILM.highlightLink },
    sent: /^Received/,
    mail: ENGLISH_MAIL,
  },
  {
    name: 'packages',
    path: '/packages',
    form: 'Registration',
    words: ENGLISH,
    answers: { packageInterested: 'AllStarPack' },
    stored: { kind: 'assessment', language: 'en', sourcePage: '/packages', packageInterested: 'AllStarPack' },
    sent: /^Received/,
    mail: ENGLISH_MAIL,
  },
  {
    name: 'the draft registration, in Spanish and after its close',
    path: '/register',
    form: 'Formulario de la lista de espera',
    words: SPANISH,
    answers: { ...MINOR, sport: 'Fútbol' },
    stored: { kind: 'draft-waiting-list', language: 'es', sourcePage: '/register', sport: 'Fútbol' },
    sent: /^Estás en la lista/,
    mail: { subject: /^Subject: .*lista de espera/im, text: /próxima edición/ },
  },
];

for (const { name, path, form: heading, words, answers, stored, sent, mail } of PLACES) {
  test(`${name}: the form is filled and sent, the lead stored, both mails arrive`, async ({ page }) => {
    await page.goto(path);
    const typed = { ...grownPlayer(), packageInterested: 'DontKnowYet', ...answers };
    const { email } = typed;
    const form = new LeadForm(page, heading, words);
    await form.complete(typed);
    await form.send.click();
    await form.expectSent(sent);

    const leads = await leadsOf(email);
    expect(leads).toHaveLength(1);
    expect(leads[0]).toMatchObject({
      fullname: 'Diego Monterrosa',
      phone: '+50370000000',
      age: Number(typed.age),
      country: 'El Salvador',
      graduationDate: '2026-11-28',
      guardianEmail: typed.guardianEmail ?? null,
      highlightLink: null,
      state: 'new',
      ...stored,
    });

    await expect.poll(async () => (await mailsTo(email)).length, SOON).toBe(1);
    await expect.poll(async () => (await mailsAbout(email)).length, SOON).toBe(1);
    const [toFamily = ''] = (await mailsTo(email)).map(readable);
    expect(toFamily).toMatch(mail.subject);
    expect(toFamily).toMatch(mail.text);
    const [toStaff = ''] = (await mailsAbout(email)).map(readable);
    expect(toStaff).toContain('To: scholarships@upfield.example');
    expect(toStaff).toContain('+50370000000');
  });
}

test('a phone number is judged when its field is left, before anything is sent', async ({ page }) => {
  await visit(page, '/contact');
  const form = new LeadForm(page, 'Get Recruited now!');
  const phone = form.field('phone');
  await form.fill({ phone: '+54 15 2345 6789' });
  await phone.blur();
  await expect(phone).toHaveAccessibleDescription(/country code/);
  await form.fill({ phone: '7000 0000' });
  await expect(phone).toHaveAccessibleDescription('');
  await form.fill({ country: 'Nowhere' });
  await form.field('country').blur();
  await expect(phone).toHaveAccessibleDescription(/country code/);
  await form.fill({ country: 'San Miguel, El Salvador' });
  await form.field('country').blur();
  await expect(phone).toHaveAccessibleDescription('');
});

test('says what is wrong beside each field, refuses under 13 kindly, and keeps everything typed', async ({ page }) => {
  await page.goto('/packages');
  const form = new LeadForm(page, 'Registration');
  const typed = {
    ...grownPlayer(),
    phone: '12',
    age: '12',
    graduationDate: '2026-06-30',
    videoHighlight: 'yes',
    highlightLink: 'films.example/diego',
  };
  await form.fill(typed);
  await form.send.click();
  const summary = form.form.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Phone',
    'Age',
    'Link to your film',
    'Consent',
    'I am not a robot',
  ]);
  await expect(form.form).toContainText(
    'We can only take requests from the age of 13. Please ask a parent or guardian',
  );
  await expect(form.field('phone')).toHaveAccessibleDescription(/country code/);
  await expect(form.field('highlightLink')).toHaveAccessibleDescription(/web address/);
  await form.expectKept(typed);

  await summary.getByRole('link', { name: 'Phone' }).click();
  await expect(form.field('phone')).toBeFocused();
  const mended: Answers = { phone: '7000 0000', highlightLink: 'https://films.example/diego', ...MINOR, age: '13' };
  await form.fill(mended);
  await form.consent.check();
  await form.solve();
  await form.send.click();
  await form.expectSent(/^Received/);
  expect(await leadsOf(typed.email)).toMatchObject([{ age: 13, phone: '+50370000000' }]);
});

test('a message disappears once its field is corrected, the others stay, and the next answer says what is still wrong', async ({
  page,
}) => {
  // Before its scripts run, the browser itself holds an unfinished form back and says so at one field.
  await visit(page, '/contact');
  const form = new LeadForm(page, 'Get Recruited now!');
  await form.send.click();
  const problems = form.form.getByRole('alert').getByRole('link');
  await expect(problems).toHaveCount(9);

  await form.field('fullname').pressSequentially('Diego');
  await form.field('country').pressSequentially('El Salvador');
  await expect(problems.filter({ hasText: /^(Full name|Country)$/ })).toHaveCount(0);
  await expect(form.field('country')).toHaveAccessibleDescription('');
  await expect(form.field('country')).not.toHaveAttribute('aria-invalid');
  await expect(form.field('email')).toHaveAccessibleDescription(/required/);
  await form.consent.check();
  await form.solve();
  await expect(form.form.getByText('Please check the box “I am not a robot”')).toHaveCount(0);
  const left = ['Email', 'Phone', 'Age', 'Sport', 'High school graduation date'];
  await expect(problems).toHaveText(left);

  await form.field('email').fill('no address');
  await expect(problems).toHaveText(left.slice(1));
  await form.send.click();
  await expect(problems).toHaveText(left);
  await expect(form.form.getByRole('alert')).toBeFocused();

  await form.fill(grownPlayer());
  await expect(form.form.getByRole('alert')).toHaveCount(0);
});

test('too many requests: says when to try again, and keeps everything typed', async ({ page, request }) => {
  await page.goto('/contact');
  const form = new LeadForm(page, 'Get Recruited now!');
  const typed = grownPlayer();
  await form.complete(typed);
  for (let times = 0; times < 15; times++) await request.post('/api/leads', { data: {} });
  await form.send.click();
  await expect(form.form.getByRole('alert')).toContainText(/Too many requests.*Try again in \d+ (minute|seconds?)/);
  await form.expectKept(typed);
  await expect(form.consent).toBeChecked();
  expect(await leadsOf(typed.email)).toEqual([]);
});

test('no network, then a fault of a server in between: everything typed stays, and the next press sends it', async ({
  page,
}) => {
  await page.goto('/contact');
  const form = new LeadForm(page, 'Get Recruited now!');
  const typed = { ...grownPlayer(), ...MINOR, ...FILM };
  await form.complete(typed);
  const problem = form.form.getByRole('alert');

  await page.context().setOffline(true);
  await form.send.click();
  await expect(problem).toContainText('Everything you typed is still here');
  await form.expectKept(typed);
  await page.context().setOffline(false);

  const action = (url: URL) => url.pathname.startsWith('/contact');
  await page.route(action, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  );
  await form.send.click();
  await expect(form.send).toBeEnabled();
  await expect(problem).toContainText('Everything you typed is still here');
  await form.expectKept(typed);
  await page.unroute(action);

  await form.send.click();
  await form.expectSent(/^Received/);
  expect(await leadsOf(typed.email)).toHaveLength(1);
});

/** Sends the form; the server stores the lead, and its answer gets lost. */
async function sendAndLoseTheAnswer(page: Page, form: LeadForm): Promise<void> {
  const action = (url: URL) => url.pathname.startsWith('/contact');
  await page.route(action, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await form.send.click();
  await expect(form.form.getByRole('alert')).toContainText('Everything you typed is still here');
  await page.unroute(action);
}

test('an answer that got lost, and a correction: the corrected request is sent as one of its own', async ({ page }) => {
  await page.goto('/contact');
  const form = new LeadForm(page, 'Get Recruited now!');
  const typed = grownPlayer();
  await form.complete(typed);
  await sendAndLoseTheAnswer(page, form);
  await form.fill({ phone: '+503 7999 9999' });
  await form.send.click();
  await expect(form.form.getByRole('alert')).toContainText('We already have this request with other details');
  await solveCaptcha(form.form);
  await form.send.click();
  await form.expectSent(/^Received/);
  const phones = (await leadsOf(typed.email)).map(({ phone }) => phone);
  expect(phones.sort()).toEqual(['+50370000000', '+50379999999']);
});

test('an answer that got lost: the second press makes no second lead', async ({ page }) => {
  await page.goto('/contact');
  const form = new LeadForm(page, 'Get Recruited now!');
  const typed = grownPlayer();
  const { email } = typed;
  await form.complete(typed);
  await sendAndLoseTheAnswer(page, form);
  expect(await leadsOf(email)).toHaveLength(1);

  await form.send.click();
  await form.expectSent(/^Received/);
  expect(await leadsOf(email)).toHaveLength(1);
  await expect.poll(async () => (await mailsTo(email)).length, SOON).toBe(1);
});
