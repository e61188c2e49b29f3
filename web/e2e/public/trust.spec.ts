import { expect, type Page } from '@playwright/test';
import { type Entry, test } from '../support/content';

/**
 * What tells a family whom it deals with: nothing of it shows until an editor fills it in. Edits change what the whole site shows, so
 * these run one after the other.
 */
test.describe.configure({ mode: 'default' });

const UP_TO_DATE = { timeout: 20_000 };
const SOON = { timeout: 1000 };

const COMPANY = {
  legalName: 'Upfield Prueba, S.A. de C.V.',
  registrationNumber: 'NRC 000000-0',
  address: 'Calle Uno 2\nSan Salvador',
  phone: '+50370000000',
  dataContact: 'data@upfield.example',
  responseTime: 'We answer within two working days.',
  paymentPromise: 'We never ask for payment by chat or on the call.',
};

/** What the Spanish Global says of it. */
const IN_SPANISH = {
  ...COMPANY,
  responseTime: 'Respondemos en dos días hábiles.',
  paymentPromise: 'Nunca pedimos pagos por chat ni en la llamada.',
};

interface Block {
  type: string;
  path: string;
  edit: (entry: Entry) => Entry;
  /** Texts that the page then shows, and does not before. */
  texts: string[];
}

const BLOCKS: Block[] = [
  {
    type: 'global',
    path: '/contact',
    edit: (entry) => ({ ...entry, company: COMPANY }),
    texts: [COMPANY.legalName, COMPANY.phone, COMPANY.responseTime, COMPANY.paymentPromise],
  },
  {
    type: 'global:es',
    path: '/register',
    edit: (entry) => ({ ...entry, company: IN_SPANISH }),
    texts: [IN_SPANISH.responseTime, IN_SPANISH.paymentPromise],
  },
  {
    type: 'global',
    path: '/privacy',
    edit: (entry) => ({ ...entry, company: COMPANY }),
    texts: ['Who is responsible', COMPANY.registrationNumber, 'Questions about your data', COMPANY.dataContact],
  },
  {
    type: 'privacy-page:es',
    path: '/privacidad',
    edit: (entry) => ({
      ...entry,
      updatedOn: '2026-11-30',
      providers: [{ name: 'Host Uno', purpose: 'alojamiento' }],
      hostingCountry: 'Alemania',
    }),
    texts: ['30 de noviembre de 2026', 'Host Uno: alojamiento', 'Alemania'],
  },
  {
    type: 'about-page',
    path: '/about',
    edit: (entry) => ({
      ...entry,
      people: [{ name: 'Ana Prueba', role: 'Test adviser', college: 'Midfielder, Test State' }],
    }),
    texts: ['The people you talk to', 'Ana Prueba', 'Test adviser', 'Midfielder, Test State'],
  },
  {
    type: 'packages-page',
    path: '/packages',
    edit: (entry) => ({
      ...entry,
      conditions: { term: 'By the month.', cancellation: 'By e-mail.', notIncluded: 'Tests, visa, flights.' },
    }),
    texts: ['Before you pay', 'By the month.', 'By e-mail.', 'Tests, visa, flights.'],
  },
  {
    type: 'draft-page',
    path: '/player-draft',
    edit: (entry) => ({
      ...entry,
      conditions: { organizer: 'Upfield Prueba', supervision: 'Dos adultos por equipo.' },
    }),
    texts: ['Lo que conviene saber', 'Upfield Prueba', 'Dos adultos por equipo.'],
  },
];

const shown = (page: Page, text: string) => page.getByText(text).first();

for (const { type, path, edit, texts } of BLOCKS) {
  test(`${path}: ${texts[0]} shows once ${type} says it, and not before`, async ({ page, edits }) => {
    await page.goto(path);
    for (const text of texts) await expect(page.getByText(text)).toHaveCount(0);
    await edits.publish(type, edit);
    await expect(async () => {
      await page.goto(path);
      await expect(shown(page, texts[0] ?? '')).toBeVisible(SOON);
    }).toPass(UP_TO_DATE);
    for (const text of texts) await expect(shown(page, text)).toBeVisible();
    await edits.restore(type);
  });
}
