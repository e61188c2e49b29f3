import { chunked, manyFiles, type RawAnswer, sendRaw } from './raw.ts';

/** Where the servers listen. */
export interface Target {
  webPort: number;
  cmsPort: number;
  /** A picture that the site serves, below `/uploads`. */
  picture: string;
}

/** One request, or a few, that must cost little and be refused or answered at once. */
export interface SingleRequest {
  name: string;
  send: (target: Target) => Promise<RawAnswer>;
  /** Status codes that are right. */
  right: readonly number[];
}

const MEGABYTE = 1024 * 1024;
const BOUNDARY = 'part-of-the-hostile-hour';
const ATTACKER = 'X-Forwarded-For: 198.51.100.7';

const head = (method: string, path: string, ...headers: string[]) => [
  `${method} ${path} HTTP/1.1`,
  'Host: localhost',
  ATTACKER,
  ...headers,
];
const multipart = `Content-Type: multipart/form-data; boundary=${BOUNDARY}`;
const json = 'Content-Type: application/json';
const form = 'Content-Type: application/x-www-form-urlencoded';
const length = (body: string | Buffer) => `Content-Length: ${Buffer.byteLength(body)}`;

const whole = (port: number, method: string, path: string, body: string | Buffer, ...headers: string[]) =>
  sendRaw({ port, head: head(method, path, length(body), ...headers), body: [body] });
const inChunks = (port: number, path: string, bytes: number, ...headers: string[]) =>
  sendRaw({ port, head: head('POST', path, 'Transfer-Encoding: chunked', ...headers), body: chunked(bytes) });

const bigFile = () => manyFiles(1, BOUNDARY, 11 * MEGABYTE);
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const manyKeys = (count: number) => `{${Array.from({ length: count }, (_, index) => `"k${index}":1`).join(',')}}`;

/** Sends the same several times; the last answer counts. */
async function repeated(times: number, send: (turn: number) => Promise<RawAnswer>): Promise<RawAnswer> {
  let last = await send(0);
  for (let turn = 1; turn < times; turn++) last = await send(turn);
  return last;
}

const REFUSED = [400, 401, 403, 404, 405, 411, 413, 415] as const;

export const SINGLE_REQUESTS: readonly SingleRequest[] = [
  {
    name: '11 MB as a file to /uploads/x, five times',
    send: ({ webPort }) => repeated(5, () => whole(webPort, 'POST', '/uploads/x', bigFile(), multipart)),
    // By its length, before anybody looks at the path, or by its method.
    right: [405, 413],
  },
  {
    name: 'the same to the CMS itself',
    send: ({ cmsPort }) => repeated(5, () => whole(cmsPort, 'POST', '/uploads/x', bigFile(), multipart)),
    right: [405],
  },
  ...['/uploads/x', '/api/leads', '/api/player-cards/upload-image', '/api/newsletter'].map((path) => ({
    name: `5,000 files in one body to ${path}`,
    send: ({ webPort }: Target) => whole(webPort, 'POST', path, manyFiles(5000, BOUNDARY), multipart),
    right: REFUSED,
  })),
  {
    name: '150 MB in chunks to /newsletter',
    send: ({ webPort }) => inChunks(webPort, '/newsletter', 150 * MEGABYTE, form),
    right: [411, 413],
  },
  {
    name: '150 MB in chunks to /api/leads',
    send: ({ webPort }) => inChunks(webPort, '/api/leads', 150 * MEGABYTE, json),
    right: [411, 413],
  },
  {
    name: '150 MB in chunks to the CMS itself',
    send: ({ cmsPort }) => inChunks(cmsPort, '/api/leads', 150 * MEGABYTE, json),
    right: [411, 413],
  },
  {
    name: 'a body that is not the gzip it says',
    send: ({ webPort }) => whole(webPort, 'POST', '/api/leads', 'not gzip at all', json, 'Content-Encoding: gzip'),
    right: [400, 415],
  },
  {
    name: 'JSON that ends in the middle',
    send: ({ webPort }) => whole(webPort, 'POST', '/api/auth/login', '{"email":"a', json),
    right: [400],
  },
  {
    name: 'a form of files without its end',
    send: ({ webPort }) => {
      const body = manyFiles(1, BOUNDARY).replace(`--${BOUNDARY}--\r\n`, '');
      return whole(webPort, 'POST', '/api/player-cards/upload-image', body, multipart);
    },
    right: [400, 401],
  },
  {
    name: 'a chunk whose size is no number',
    send: ({ webPort }) =>
      sendRaw({
        port: webPort,
        head: head('POST', '/api/auth/login', json, 'Transfer-Encoding: chunked'),
        body: ['zz\r\nnothing\r\n'],
      }),
    right: [400],
  },
  {
    name: 'JSON nested 100,000 deep',
    send: ({ webPort }) => whole(webPort, 'POST', '/api/leads', nested(100_000), json),
    right: [400, 413],
  },
  {
    name: 'JSON of 50,000 keys',
    send: ({ webPort }) => whole(webPort, 'POST', '/api/leads', manyKeys(50_000), json),
    right: [400, 413],
  },
  {
    name: 'a form from a foreign site',
    send: ({ webPort }) => whole(webPort, 'POST', '/newsletter', 'email=a', form, 'Origin: https://evil.test'),
    right: [403],
  },
  {
    name: 'an address with two slashes',
    send: ({ webPort }) => sendRaw({ port: webPort, head: head('GET', '//evil.test/') }),
    right: [301, 308, 404],
  },
  {
    name: 'an address that cannot be decoded',
    send: ({ webPort }) => sendRaw({ port: webPort, head: head('GET', '/%E0%A4%A') }),
    right: [400, 404],
  },
  {
    name: 'a part of a file that it does not have',
    send: ({ webPort, picture }) => sendRaw({ port: webPort, head: head('GET', picture, 'Range: bytes=99999999-') }),
    right: [416],
  },
  {
    name: 'more of a file than there is',
    send: ({ webPort, picture }) => sendRaw({ port: webPort, head: head('GET', picture, 'Range: bytes=0-524287999') }),
    right: [206],
  },
  {
    name: 'headers of 100 KB',
    send: ({ webPort }) => sendRaw({ port: webPort, head: head('GET', '/', `X-Long: ${'a'.repeat(100_000)}`) }),
    right: [400, 431],
  },
  {
    name: 'fifteen wrong passwords of one account',
    send: ({ webPort }) => {
      const body = JSON.stringify({ email: 'nobody@example.com', password: 'not the password' });
      return repeated(15, () => whole(webPort, 'POST', '/api/auth/login', body, json));
    },
    right: [429],
  },
  {
    name: 'fifteen wrong passwords of the admin, each with another invented address before the true one',
    send: ({ cmsPort }) => {
      const body = JSON.stringify({ email: 'nobody@example.com', password: 'not the password' });
      return repeated(15, (turn) =>
        sendRaw({
          port: cmsPort,
          head: [
            'POST /admin/login HTTP/1.1',
            'Host: localhost',
            `X-Forwarded-For: 203.0.113.${turn}, 198.51.100.7`,
            json,
            length(body),
          ],
          body: [body],
        }),
      );
    },
    right: [429],
  },
];
