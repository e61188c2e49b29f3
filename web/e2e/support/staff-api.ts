import { expect } from '@playwright/test';
import type { StaffPlayerCard } from '@upfield/cms/contract';
import { CMS_URL, STAFF } from './site';

interface Credentials {
  email: string;
  password: string;
}

/** Asks the API of the site under test, as any client may. */
export function callApi(path: string, { method = 'GET', token = '', body = undefined as unknown } = {}) {
  return fetch(`${CMS_URL}/api${path}`, {
    method,
    headers: { 'x-token': token, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function answerOf<Answer>(response: Response): Promise<Answer> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** A staff client of the API, for checking stored data and for acting as a second user. */
export class StaffApi {
  private constructor(readonly token: string) {}

  static async signIn({ email, password }: Credentials = STAFF): Promise<StaffApi> {
    const response = await callApi('/auth/login', { method: 'POST', body: { email, password } });
    return new StaffApi((await answerOf<{ token: string }>(response)).token);
  }

  /** Every card with this last name, unlisted ones too. */
  async cardsNamed(lastName: string): Promise<StaffPlayerCard[]> {
    const response = await callApi('/player-cards?visibility=all', { token: this.token });
    const cards = (await answerOf<StaffPlayerCard[]>(response)).filter((card) => card.lastName === lastName);
    return Promise.all(cards.map(({ id }) => this.card(id)));
  }

  /** The one card with this last name; fails when there is none, or a second one. */
  async onlyCardNamed(lastName: string): Promise<StaffPlayerCard> {
    const [card, ...others] = await this.cardsNamed(lastName);
    expect(others, `there is one card named ${lastName}`).toEqual([]);
    if (!card) throw new Error(`There is no card named ${lastName}.`);
    return card;
  }

  async card(id: string): Promise<StaffPlayerCard> {
    const response = await callApi(`/player-cards/${id}`, { token: this.token });
    return (await answerOf<{ playerCard: StaffPlayerCard }>(response)).playerCard;
  }

  /** Creates a complete card; `parts` replaces some of its values. */
  async create(lastName: string, parts: Record<string, unknown> = {}): Promise<StaffPlayerCard> {
    const year = new Date().getFullYear();
    const body = {
      name: 'Rebeca',
      lastName,
      sport: await this.sportNamed("Soccer-Women's Soccer"),
      sportPosition: 'Winger',
      country: 'Honduras',
      dateOfBirth: '2008-05-09',
      highSchoolGraduation: year + 1,
      collegeEnrollmentExpected: year + 2,
      languagesSpoken: 'English/Spanish',
      ...parts,
    };
    const response = await callApi('/player-cards/create', { method: 'POST', token: this.token, body });
    return (await answerOf<{ playerCard: StaffPlayerCard }>(response)).playerCard;
  }

  /** Saves a stored card with some other values, as a second editor would. */
  async change(card: StaffPlayerCard, parts: Record<string, unknown>): Promise<StaffPlayerCard> {
    const { id, birthYear, listed, noindex, demo, updatedAt, updatedBy, consent, withdrawnConsents, ...written } = card;
    const current = card.career.find(({ isCurrent }) => isCurrent);
    const career = current ? [{ team: current.team, years: 'Present' }] : [];
    const body = { ...written, career, ...parts };
    const response = await callApi(`/player-cards/${card.id}`, { method: 'PUT', token: this.token, body });
    return (await answerOf<{ playerCard: StaffPlayerCard }>(response)).playerCard;
  }

  /** Replaces the teams of a card, as a save does after the card itself. */
  async replaceTeams(id: string, teams: { team: string; startYear: number; endYear: number }[]): Promise<void> {
    const careers = teams.map((team) => ({ ...team, isCurrent: false }));
    const path = `/player-cards-career/update/${id}`;
    await answerOf(await callApi(path, { method: 'PUT', token: this.token, body: { careers } }));
  }

  /** Records a guardian's consent. */
  async consent(id: string, givenBy: string): Promise<void> {
    const body = { consent: { givenBy, givenOn: '2026-01-15', text: 'May be shown.' } };
    await answerOf(await callApi(`/player-cards/${id}/consent`, { method: 'PUT', token: this.token, body }));
  }

  /** Withdraws the consent on record. */
  async withdrawConsent(id: string): Promise<void> {
    const body = { consent: null };
    await answerOf(await callApi(`/player-cards/${id}/consent`, { method: 'PUT', token: this.token, body }));
  }

  /** Deletes a card that a test leaves behind. */
  async remove(id: string): Promise<void> {
    await answerOf(await callApi(`/player-cards/${id}`, { method: 'DELETE', token: this.token }));
  }

  /** Hides a card from visitors. */
  unlist = (id: string): Promise<void> => this.setListed(id, false);

  /** Shows it again. */
  list = (id: string): Promise<void> => this.setListed(id, true);

  private async setListed(id: string, listed: boolean): Promise<void> {
    const visibility = { method: 'PUT', token: this.token, body: { listed } };
    await answerOf(await callApi(`/player-cards/${id}/visibility`, visibility));
  }

  /** Stores a picture and returns its address. */
  async upload(picture: Buffer, kind: 'card' | 'banner' = 'card'): Promise<string> {
    const form = new FormData();
    form.append('kind', kind);
    form.append('image', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'picture.jpg');
    const response = await fetch(`${CMS_URL}/api/player-cards/upload-image`, {
      method: 'POST',
      headers: { 'x-token': this.token },
      body: form,
    });
    return (await answerOf<{ imageUrl: string }>(response)).imageUrl;
  }

  /** Withdraws a picture, as a save does before it stores another one. */
  async deleteImage(url: string): Promise<void> {
    const key = /\/upfield\/([\w-]+)\./.exec(url)?.[1];
    await answerOf(await callApi(`/player-cards/delete-image/${key}`, { method: 'DELETE', token: this.token }));
  }

  /** Whether the token is still valid. */
  async isAlive(): Promise<boolean> {
    return (await callApi('/auth/renew', { token: this.token })).status === 200;
  }

  async logOut(): Promise<void> {
    await answerOf(await callApi('/auth/logout', { method: 'POST', token: this.token }));
  }

  private sports?: Promise<{ id: string; name: string }[]>;

  /** Asks once: no journey changes sports while it makes cards. */
  private async sportNamed(name: string): Promise<string | undefined> {
    this.sports ??= callApi('/sports').then((answer) => answerOf(answer));
    return (await this.sports).find((sport) => sport.name === name)?.id;
  }
}
