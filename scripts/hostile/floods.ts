import { randomBytes, randomInt } from 'node:crypto';
import autocannon from 'autocannon';

/** Many requests of one kind, each with another address of page, account or visitor. */
export interface Flood {
  name: string;
  request: () => { method: 'GET' | 'POST'; path: string; body?: string; headers?: Record<string, string> };
}

const any = () => randomBytes(6).toString('hex');
const json = { 'content-type': 'application/json' };
const post = (path: string, body: object) => ({
  method: 'POST' as const,
  path,
  body: JSON.stringify(body),
  headers: json,
});
const get = (path: string, headers?: Record<string, string>) => ({ method: 'GET' as const, path, headers });

export const FLOODS: readonly Flood[] = [
  { name: 'addresses that no page has', request: () => get(`/nope-${any()}`) },
  { name: 'parameters that no page knows', request: () => get(`/?${any()}=${any()}`) },
  { name: 'searches', request: () => get(`/search?q=${any()}`) },
  { name: 'lists of players by filters', request: () => get(`/player-cards?q=${any()}&gpaMin=${randomInt(4)}`) },
  { name: 'players that do not exist', request: () => get(`/player-cards-detail/${any()}`) },
  { name: 'cookies of a preview that nobody signed', request: () => get('/', { cookie: `preview=${any()}` }) },
  { name: 'drawings', request: () => get(`/player-cards/art/full/SLV/soccer/${randomInt(10, 99)}/${letters()}.svg`) },
  { name: 'calls of the API', request: () => get(`/api/player-cards?q=${any()}`) },
  { name: 'sign-ins', request: () => post('/api/auth/login', { email: `${any()}@example.com`, password: any() }) },
  { name: 'newsletter', request: () => post('/api/newsletter', { email: `${any()}@example.com`, language: 'en' }) },
  {
    name: 'files to /uploads',
    request: () => ({
      method: 'POST',
      path: `/uploads/${any()}`,
      body: `--b\r\nContent-Disposition: form-data; name="x"; filename="x"\r\n\r\n${'x'.repeat(1000)}\r\n--b--\r\n`,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    }),
  },
];

const letters = () => String.fromCharCode(65 + randomInt(26), 65 + randomInt(26));

/** Addresses of an attacker: a few networks of a data centre. */
const attacker = () => `198.51.100.${randomInt(1, 255)}`;

export interface Flooded {
  sent: number;
  /** Answers by their class: 2xx, 4xx, ... */
  answers: Record<string, number>;
  lost: number;
}

/**
 * Sends one flood.
 * @param rate requests a second
 */
export async function send(
  flood: Flood,
  origin: string,
  { seconds, rate }: { seconds: number; rate: number },
): Promise<Flooded> {
  const result = await autocannon({
    url: origin,
    connections: 40,
    duration: seconds,
    overallRate: rate,
    timeout: 30,
    requests: [
      {
        setupRequest: (request) => {
          const { headers, ...next } = flood.request();
          return { ...request, ...next, headers: { ...request.headers, ...headers, 'x-forwarded-for': attacker() } };
        },
      },
    ],
  });
  return {
    sent: result.requests.sent,
    answers: { '2xx': result['2xx'], '3xx': result['3xx'], '4xx': result['4xx'], '5xx': result['5xx'] },
    lost: result.errors,
  };
}
