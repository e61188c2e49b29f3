import { newAddress } from '../support/visitor';
import { type AuditedCard, valuesOf } from './cards';

/** A request of a visitor. */
export interface Ask {
  /** Path and query. */
  path: string;
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  headers?: Record<string, string>;
  /** Sent as JSON, or as a form where it is one. */
  body?: object | URLSearchParams;
}

export interface Answer {
  status: number;
  headers: Headers;
  /** Empty for a picture. */
  text: string;
}

/** One way by which something of a card may come out. */
export interface Way {
  name: string;
  /** The requests to look at for one card; those that are the same for several cards are sent once. */
  asks: (card: AuditedCard) => Ask[];
  /**
   * Whether a public card comes out here: `each` one, `some` of them, `none`, or `either` way. Checked while the cards are
   * public, so that a way that shows nothing cannot pass for one that hides something.
   */
  shows: 'each' | 'some' | 'none' | 'either';
  /** The part of the answer that is looked at; the whole without it. */
  part?: (text: string) => string;
  /** What the answer tells besides the card's values; empty when nothing. */
  tells?: (answer: Answer, card: AuditedCard) => string[];
  /** Passed on to the CMS as it is: there is nothing to wait for while the CMS stands still. */
  proxied?: boolean;
}

/** What came out of a card by a way. */
export interface Cell {
  way: string;
  card: AuditedCard;
  told: string[];
}

/** Answers by request, as one walk got them; null where none came in time. */
export type Answers = Map<string, Answer | null>;

interface Walk {
  ways: readonly Way[];
  cards: readonly AuditedCard[];
  /** Requests under way at a time. */
  width: number;
  /** Timeout of a request in milliseconds; `proxied` is for requests that are passed on to the CMS. */
  patience: { page: number; proxied: number };
  /** What a browser remembers: it asks whether that has changed. */
  remembered?: Answers;
  /** Times that a request which the server could not answer is sent again; 0 while it cannot answer. */
  repeats?: number;
}

export const keyOf = (ask: Ask) =>
  JSON.stringify([ask.method ?? 'GET', ask.path, ask.headers, `${ask.body}`, ask.body]);

/** What a walk brought: a cell for each way and card, the answers, and the requests that got none. */
export interface Walked {
  cells: Cell[];
  answers: Answers;
  unanswered: string[];
}

/**
 * A busy or failing server says nothing of a card either, and must not pass for one that hides it. Too many forms are refused by
 * their own limit, which is an answer.
 */
const isUnanswered = (answer: Answer | null, { method }: Ask) =>
  !answer || answer.status >= 500 || (!method && answer.status === 429);

/**
 * Sends every request of every way for every card.
 * @param origin of the server
 */
export async function walk(origin: string, options: Walk): Promise<Walked> {
  const { ways, cards, remembered, patience, repeats = 0 } = options;
  const asks = new Map<string, { ask: Ask; isPage: boolean; triesLeft: number }>();
  for (const { proxied: isPassedOn = false, asks: asksOf } of ways) {
    for (const ask of cards.flatMap(asksOf)) asks.set(keyOf(ask), { ask, isPage: !isPassedOn, triesLeft: repeats });
  }
  const answers: Answers = new Map();
  const waiting = [...asks];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [key, { ask, isPage, triesLeft }] = next;
      const etag = remembered?.get(key)?.headers.get('etag');
      if (remembered && !etag) continue;
      const answer = await send(origin, ask, isPage ? patience.page : patience.proxied, etag ?? null);
      answers.set(key, answer);
      if (triesLeft > 0 && isUnanswered(answer, ask)) waiting.push([key, { ask, isPage, triesLeft: triesLeft - 1 }]);
    }
  };
  await Promise.all(Array.from({ length: options.width }, work));
  const cells = ways.flatMap((way) =>
    cards.map((card) => ({
      way: way.name,
      card,
      told: [...new Set(way.asks(card).flatMap((ask) => toldBy(way, ask, card, answers, remembered)))],
    })),
  );
  const unanswered = [...asks].filter(
    ([key, { ask }]) => answers.has(key) && isUnanswered(answers.get(key) ?? null, ask),
  );
  return { cells, answers, unanswered: unanswered.map(([key]) => key) };
}

function toldBy(way: Way, ask: Ask, card: AuditedCard, answers: Answers, remembered?: Answers): string[] {
  const answer = answers.get(keyOf(ask));
  if (!answer) return [];
  // "Not changed": the visitor goes on seeing what the browser remembers.
  const seen = answer.status === 304 && remembered ? (remembered.get(keyOf(ask)) ?? answer) : answer;
  const looked = way.part ? { ...seen, text: way.part(seen.text) } : seen;
  return [...valuesIn(looked, ask, card), ...(way.tells?.(looked, card) ?? [])];
}

/** Values of the card that an answer has and the request had not. */
function valuesIn({ text, headers }: Answer, ask: Ask, card: AuditedCard): string[] {
  const asked = `${decodeURIComponent(ask.path)} ${JSON.stringify(ask.body ?? '')}`.toLowerCase();
  const said = `${text} ${JSON.stringify([...headers])}`.toLowerCase();
  return valuesOf(card).filter((value) => !asked.includes(value.toLowerCase()) && said.includes(value.toLowerCase()));
}

async function send(origin: string, ask: Ask, patience: number, etag: string | null): Promise<Answer | null> {
  const isForm = ask.body instanceof URLSearchParams;
  try {
    const response = await fetch(origin + ask.path, {
      method: ask.method ?? 'GET',
      redirect: 'manual',
      headers: {
        'x-forwarded-for': newAddress(),
        ...(ask.body && !isForm ? { 'content-type': 'application/json' } : {}),
        ...(etag ? { 'if-none-match': etag } : {}),
        ...ask.headers,
      },
      ...(ask.body ? { body: isForm ? (ask.body as URLSearchParams) : JSON.stringify(ask.body) } : {}),
      signal: AbortSignal.timeout(patience),
    });
    const { status, headers } = response;
    const isPicture = headers.get('content-type')?.startsWith('image/') ?? false;
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status, headers, text: isPicture ? '' : bytes.toString('utf8') };
  } catch {
    return null;
  }
}
