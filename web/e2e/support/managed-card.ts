import { type APIRequestContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { STAFF } from './site';
import { startSession } from './staff';

/** A card of one test's own, made and changed over the API as staff would. */
export interface ManagedCard {
  id: string;
  name: string;
  lastName: string;
  updatedAt: string;
  path: string;
}

const tokenOf = async (request: APIRequestContext): Promise<string> => {
  const answer = await request.post('/api/auth/login', { data: { email: STAFF.email, password: STAFF.password } });
  return (await answer.json()).token;
};

/** Makes a public card whose last name no other test uses. */
export async function makeManagedCard(request: APIRequestContext, first = 'Lucía'): Promise<ManagedCard> {
  const lastName = `Prueba ${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
  const [sport] = await (await request.get('/api/sports')).json();
  const answer = await request.post('/api/player-cards/create', {
    headers: { 'x-token': await tokenOf(request) },
    data: {
      ...{ name: first, lastName, sport: sport.id, sportPosition: 'Forward', country: 'El Salvador' },
      ...{ dateOfBirth: '2009-03-14', highSchoolGraduation: 2027, collegeEnrollmentExpected: 2028 },
    },
  });
  if (!answer.ok()) throw new Error(`The card was not made: ${answer.status()} ${await answer.text()}`);
  const { id, updatedAt } = (await answer.json()).playerCard;
  return { id, name: `${first} ${lastName}`, lastName, updatedAt, path: `/player-cards-detail/${id}` };
}

/** Deletes a card that a test leaves behind, so that galleries and lists stay as they were. */
export async function deleteManagedCard(request: APIRequestContext, { id }: ManagedCard): Promise<void> {
  await request.delete(`/api/player-cards/${id}`, { headers: { 'x-token': await tokenOf(request) } });
}

/** Gives the card another last name, which also makes it the one changed last. */
export async function renameCard(request: APIRequestContext, { id }: ManagedCard, lastName: string): Promise<void> {
  const { playerCard } = await (await request.get(`/api/player-cards/${id}`)).json();
  const { sport, name, sportPosition, country, highSchoolGraduation, collegeEnrollmentExpected } = playerCard;
  const answer = await request.put(`/api/player-cards/${id}`, {
    headers: { 'x-token': await tokenOf(request) },
    data: {
      ...{ name, lastName, sport: sport._id, sportPosition, country },
      ...{ dateOfBirth: '2009-03-14', highSchoolGraduation, collegeEnrollmentExpected },
    },
  });
  if (!answer.ok()) throw new Error(`The card was not renamed: ${answer.status()} ${await answer.text()}`);
}

/** A journey of staff who are signed in and have a card of their own, which is deleted afterwards. */
export const test = base.extend<{ card: ManagedCard }>({
  card: [
    async ({ page, request }, use) => {
      const card = await makeManagedCard(request);
      await startSession(page);
      await use(card);
      await deleteManagedCard(request, card);
    },
    { auto: true },
  ],
});

/** Opens the list on one card. */
export async function openCard(page: Page, { lastName }: ManagedCard): Promise<Locator> {
  await page.goto(`/player-cards/manage?q=${encodeURIComponent(lastName)}`);
  const row = page.getByRole('row', { name: new RegExp(lastName) });
  await expect(row).toHaveCount(1);
  return row;
}
