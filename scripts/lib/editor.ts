import type { ThrowAwaySite } from './throw-away-site.ts';

const GLOBAL = '/content-manager/single-types/api::global.global';
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

/** Edits of pages, as marketing makes them in the admin. */
export class Editor {
  private constructor(
    private readonly cms: string,
    private readonly token: string,
  ) {}

  static async signIn({ cms, admin }: ThrowAwaySite): Promise<Editor> {
    const login = await call<{ data: { token: string } }>(`${cms}/admin/login`, { method: 'POST', body: admin });
    return new Editor(cms, login.data.token);
  }

  /** Publishes home with another heading. */
  publishHeading(heading: string): Promise<void> {
    return this.#publish<{ hero: object }>(HOME, ({ hero }) => ({ hero: { ...hero, heading } }));
  }

  /** Switches the newsletter on. */
  openNewsletter(): Promise<void> {
    return this.#publish<{ newsletter: object | null }>(GLOBAL, ({ newsletter }) => ({
      newsletter: { ...newsletter, enabled: true },
    }));
  }

  /** @param change what of the entry is another afterwards */
  async #publish<Entry extends object>(path: string, change: (entry: Entry) => object): Promise<void> {
    const { data } = await this.#send<{ data: Entry }>('GET', path);
    const own = Object.fromEntries(Object.entries(data).filter(([name]) => !KEPT_BY_STRAPI.includes(name)));
    const body = { ...own, ...change(data) };
    await this.#send('PUT', path, body);
    await this.#send('POST', `${path}/actions/publish`, body);
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
