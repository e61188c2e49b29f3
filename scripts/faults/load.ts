import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { solvedCaptchas } from '../lib/captcha.ts';
import { anyVisitor, readPage } from '../lib/visitors.ts';
import type { Cluster } from './cluster.ts';

/** Milliseconds between two requests of a kind. */
const EVERY = { read: 100, card: 1500, change: 1000, lead: 3000, picture: 4000 };
const GIVE_UP_MS = 30_000;
/** How long a person tries again to send the same form. */
const TRIES_MS = 90_000;
const PAUSE_BEFORE_RETRY_MS = 1000;

/** What was answered with success, and so must be there at the end. */
export interface Acknowledged {
  /** Family names, each given to one card. */
  cards: string[];
  /** Mailboxes, each of one lead. */
  leads: string[];
  /** Addresses of uploaded pictures that a card shows. */
  pictures: string[];
  /** The last weight that the changed card was given. */
  weight: number;
}

export interface Tally {
  reads: number;
  /** Reads without an answer, or with 5xx. */
  failedReads: string[];
  slowestReadMs: number;
  writes: number;
  /** Answers of 503: clearly refused, and tried again. */
  refused: number;
  /** Writes whose connection ended without an answer, and which were tried again under the same key. */
  unknown: number;
  /** Answers that are neither a success nor a clear refusal. */
  wrong: string[];
}

export const emptyTally = (): Tally => ({
  reads: 0,
  failedReads: [],
  slowestReadMs: 0,
  writes: 0,
  refused: 0,
  unknown: 0,
  wrong: [],
});

interface Sent {
  method: string;
  path: string;
  body?: object | FormData;
  headers?: Record<string, string>;
}

/** Visitors who read, families who send forms and staff who save, all at a steady pace until `stop`. */
export class Load {
  readonly acknowledged: Acknowledged = { cards: [], leads: [], pictures: [], weight: 0 };
  tally = emptyTally();
  #running = true;
  #loops: Promise<void>[] = [];
  #token = '';
  #captchas: string[] = [];

  constructor(private readonly cluster: Cluster) {}

  async start(leads: number): Promise<void> {
    const login = { method: 'POST', path: '/api/auth/login', body: this.cluster.staff };
    this.#token = (await this.#answered<{ token: string }>(login)).token;
    this.#captchas = await solvedCaptchas(this.cluster.site, leads);
    const [sport] = await this.#answered<{ id: string }[]>({ method: 'GET', path: '/api/sports' });
    const cards = await this.#answered<{ id: string }[]>({ method: 'GET', path: '/api/player-cards' });
    const pages = [
      '/',
      '/player-cards',
      '/packages',
      '/search?q=a',
      ...cards.slice(0, 4).map(({ id }) => `/player-cards-detail/${id}`),
    ];
    const pictures = [...(await readPage(`${this.cluster.site}/`)).matchAll(/\/pictures\/[^"\s,]+\.avif[^"\s,]*/g)]
      .map(([address]) => address.replaceAll('&amp;', '&'))
      .slice(0, 4);
    const changed = await this.#makeCard(sport?.id ?? '', null);
    this.#loops = [
      this.#every(EVERY.read, (turn) =>
        this.#read([...pages, ...pictures][turn % (pages.length + pictures.length)] ?? '/'),
      ),
      this.#every(EVERY.card, () => this.#makeCard(sport?.id ?? '', null)),
      this.#every(EVERY.change, () => this.#changeCard(changed, sport?.id ?? '')),
      this.#every(EVERY.lead, () => this.#sendLead()),
      this.#every(EVERY.picture, () => this.#makePicture(sport?.id ?? '')),
    ];
  }

  /** Lets what is under way end. */
  async stop(): Promise<void> {
    this.#running = false;
    await Promise.all(this.#loops);
  }

  async #every(milliseconds: number, work: (turn: number) => Promise<unknown>): Promise<void> {
    for (let turn = 0; this.#running; turn++) {
      await work(turn);
      await pause(milliseconds);
    }
  }

  async #read(path: string): Promise<void> {
    const began = performance.now();
    const status = await fetch(this.cluster.site + path, {
      headers: anyVisitor(),
      signal: AbortSignal.timeout(GIVE_UP_MS),
    }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      (error: Error) => error.name,
    );
    this.tally.reads += 1;
    this.tally.slowestReadMs = Math.max(this.tally.slowestReadMs, performance.now() - began);
    if (status !== 200) this.tally.failedReads.push(`${path}: ${status}`);
  }

  async #makeCard(sport: string, cardImageUrl: string | null): Promise<string> {
    const lastName = `Faults ${randomUUID()}`;
    const body = { ...CARD, sport, lastName, cardImageUrl };
    const headers = { 'x-token': this.#token, 'Idempotency-Key': randomUUID() };
    const answer = await this.#write({ method: 'POST', path: '/api/player-cards/create', body, headers });
    if (!answer) return '';
    this.acknowledged.cards.push(lastName);
    return (answer as { playerCard: { id: string } }).playerCard.id;
  }

  async #changeCard(id: string, sport: string): Promise<void> {
    const headers = { 'x-token': this.#token };
    const read = await this.#send({ method: 'GET', path: `/api/player-cards/${id}`, headers });
    if (read?.status !== 200) return;
    const weight = this.acknowledged.weight + 1;
    const { lastName, updatedAt } = (read.body as { playerCard: { lastName: string; updatedAt: string } }).playerCard;
    const body = { ...CARD, lastName, sport, updatedAt, weight };
    const saved = await this.#send({ method: 'PUT', path: `/api/player-cards/${id}`, body, headers });
    this.tally.writes += 1;
    if (saved?.status === 200) this.acknowledged.weight = weight;
    else this.#count(saved, `PUT /api/player-cards/${id}`, [409]);
  }

  async #makePicture(sport: string): Promise<void> {
    const form = new FormData();
    const color = `#${randomUUID().slice(0, 6)}`;
    const bytes = await sharp({ create: { width: 60, height: 80, channels: 3, background: color } })
      .png()
      .toBuffer();
    form.set('image', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'photo.png');
    const headers = { 'x-token': this.#token };
    const stored = await this.#write({ method: 'POST', path: '/api/player-cards/upload-image', body: form, headers });
    if (!stored) return;
    const { imageUrl } = stored as { imageUrl: string };
    if (await this.#makeCard(sport, imageUrl)) this.acknowledged.pictures.push(imageUrl);
  }

  async #sendLead(): Promise<void> {
    const altcha = this.#captchas.pop();
    if (altcha === undefined) return;
    const email = `${randomUUID()}@families.example`;
    const body = { ...LEAD, submissionId: randomUUID(), altcha, email };
    if (await this.#write({ method: 'POST', path: '/api/leads', body })) this.acknowledged.leads.push(email);
  }

  /** Sends a form as a person does: again, unchanged, while it is refused for now or its answer was lost. @returns the answer's body */
  async #write(request: Sent): Promise<unknown> {
    this.tally.writes += 1;
    for (const end = Date.now() + TRIES_MS; Date.now() < end; await pause(PAUSE_BEFORE_RETRY_MS)) {
      const answer = await this.#send(request);
      if (answer && answer.status < 300) return answer.body;
      this.#count(answer, `${request.method} ${request.path}`, [409]);
      if (answer && ![409, 502, 503, 504].includes(answer.status)) return null;
    }
    this.tally.wrong.push(`${request.method} ${request.path}: refused for ${TRIES_MS / 1000} s`);
    return null;
  }

  #count(answer: Answer | null, what: string, expected: readonly number[]): void {
    if (answer === null) this.tally.unknown += 1;
    else if (answer.status === 503 && answer.retryAfter !== null) this.tally.refused += 1;
    else if (answer.status === 502) this.tally.unknown += 1;
    else if (!expected.includes(answer.status))
      this.tally.wrong.push(`${what}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }

  /** @throws Error for an answer that is no success */
  async #answered<Body>(request: Sent): Promise<Body> {
    const answer = await this.#send(request);
    if (answer?.status !== 200) throw new Error(`${request.method} ${request.path}: ${answer?.status ?? 'no answer'}`);
    return answer.body as Body;
  }

  /** @returns null where the connection ended without an answer */
  async #send({ method, path, body, headers = {} }: Sent): Promise<Answer | null> {
    const isForm = body instanceof FormData;
    try {
      const answer = await fetch(this.cluster.site + path, {
        method,
        headers: { ...anyVisitor(), ...(body && !isForm ? { 'content-type': 'application/json' } : {}), ...headers },
        body: body ? (isForm ? body : JSON.stringify(body)) : null,
        signal: AbortSignal.timeout(GIVE_UP_MS),
      });
      const text = await answer.text();
      const isJson = answer.headers.get('content-type')?.includes('json');
      return {
        status: answer.status,
        retryAfter: answer.headers.get('retry-after'),
        body: isJson ? JSON.parse(text) : text.slice(0, 200),
      };
    } catch {
      return null;
    }
  }
}

interface Answer {
  status: number;
  retryAfter: string | null;
  body: unknown;
}

const CARD = {
  status: true,
  active: true,
  name: 'Demo',
  sportPosition: 'Goalkeeper',
  highSchoolGraduation: 2027,
  collegeEnrollmentExpected: 2028,
  country: 'El Salvador',
  dateOfBirth: '2008-05-17',
};

const LEAD = {
  kind: 'assessment',
  fullname: 'Demo Family',
  phone: '+50370000000',
  age: 19,
  sport: 'Soccer',
  country: 'El Salvador',
  graduationDate: '2027-11-28',
  videoHighlight: 'no',
  packageInterested: 'DontKnowYet',
  guardianEmail: null,
  consent: true,
  elapsed: 40_000,
};
