import { setTimeout as pause } from 'node:timers/promises';
import type { ThrowAwaySite } from '../lib/throw-away-site.ts';
import { readingTime } from './visitors.ts';

const HOME = '/content-manager/single-types/api::home-page.home-page';

/** What the content manager adds to an entry and does not take back. */
const KEPT_BY_STRAPI = [
  'id',
  'documentId',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'createdBy',
  'updatedBy',
  'status',
  'localizations',
  'locale',
];

/** After this long without a question the web server asks the CMS for its revision again. */
const REVISION_KNOWN_MS = 1100;

interface HomePage {
  hero: Record<string, unknown>;
}

/** Edits of the home page, as marketing makes them in the admin. */
export class Editor {
  #edits = 0;

  private constructor(
    private readonly cms: string,
    private readonly token: string,
  ) {}

  static async signIn({ cms, admin }: ThrowAwaySite): Promise<Editor> {
    const login = await call<{ data: { token: string } }>(`${cms}/admin/login`, { method: 'POST', body: admin });
    return new Editor(cms, login.data.token);
  }

  /**
   * Edits the site, which moves its revision, so that neither server has kept anything of what is true now.
   * @returns milliseconds that the page's first reader waits then
   */
  async firstReading(address: string): Promise<number> {
    this.#edits += 1;
    await this.publishHeading(`Edited for the ${this.#edits}. time`);
    await pause(REVISION_KNOWN_MS);
    return readingTime(address);
  }

  /** Publishes home with another heading. */
  async publishHeading(heading: string): Promise<void> {
    const { data } = await this.#send<{ data: HomePage }>('GET', HOME);
    const entry = Object.fromEntries(Object.entries(data).filter(([name]) => !KEPT_BY_STRAPI.includes(name)));
    const body = { ...entry, hero: { ...data.hero, heading } };
    await this.#send('PUT', HOME, body);
    await this.#send('POST', `${HOME}/actions/publish`, body);
  }

  #send<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    return call(this.cms + path, { method, body, token: this.token });
  }
}

interface Call {
  method: string;
  body?: object | undefined;
  token?: string;
}

/** @throws Error for an answer that is no success */
async function call<Answer>(address: string, { method, body, token }: Call): Promise<Answer> {
  const answer = await fetch(address, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: body ? JSON.stringify(body) : null,
  });
  if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
