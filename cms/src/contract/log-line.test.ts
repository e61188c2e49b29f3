import { expect, test } from 'vitest';
import { logLine, redact, requestLevel, stackOf } from './log-line';

test.each([
  ['GET /api/player-cards?q=Ana%20Pe%C3%B1a&sort=name (12 ms) 200', 'GET /api/player-cards (12 ms) 200'],
  [
    'GET /content-manager/collection-types/api::lead.lead?filters[email][$eq]=ana@example.com (3 ms) 200',
    'GET /content-manager/collection-types/api::lead.lead (3 ms) 200',
  ],
  ['550 5.1.1 <ana.pena+x@mail.example.com>: no such user', '550 5.1.1 <(address)>: no such user'],
  ['Key (email)=(ana@example.com) already exists.', 'Key (email)=((address)) already exists.'],
  ['to josé@münchen.example, "b@localhost"', 'to (address), "(address)"'],
  ['Is this a question? Yes.', 'Is this a question? Yes.'],
  ['/people/ana%40example.com/cards', '/people/(address)/cards'],
  ['The number +50370004321 is taken, and %2B50370004321', 'The number (phone) is taken, and (phone)'],
  ['invalid token eyJhbGciOi.eyJpZCI6MX0.c2ln-bmF0', 'invalid token (token)'],
  ['It took 1 + 50370004321 ms', 'It took 1 + 50370004321 ms'],
])('%s', (line, logged) => expect(redact(line)).toBe(logged));

const NOW = new Date('2026-11-28T10:00:00Z');
const entry = { level: 'error', server: 'cms', message: 'Key (email)=(ana@example.com) already exists.' } as const;

test('a line has the fields of an entry alone, and its texts are redacted', () => {
  const failure = Object.assign(new Error('No mailbox ana@example.com'), { detail: 'Failing row contains (Ana)' });
  const line = logLine({ ...entry, ...failure, stack: stackOf(failure) }, NOW);
  expect(JSON.parse(line)).toEqual({
    time: '2026-11-28T10:00:00.000Z',
    level: 'error',
    server: 'cms',
    message: 'Key (email)=((address)) already exists.',
    stack: expect.stringMatching(/^Error: No mailbox \(address\)\n {4}at /),
  });
});

test('is one line, whatever is in it', () => {
  expect(logLine({ ...entry, message: 'one\ntwo "three"' }, NOW)).not.toContain('\n');
});

test('a stack has the causes of the error', () => {
  const cause = new Error('connect ECONNREFUSED');
  expect(stackOf(new TypeError('fetch failed', { cause }))).toMatch(
    /^TypeError: fetch failed\n[\s\S]*Caused by: Error: connect ECONNREFUSED\n/,
  );
  expect(stackOf('no error')).toBeUndefined();
});

test.each([
  ['/api/leads', 201, 'http'],
  ['/api/leads', 429, 'http'],
  ['/api/leads', 500, 'error'],
  ['/_health', 204, 'debug'],
  ['/_ready', 204, 'debug'],
  ['/livez', 200, 'debug'],
  ['/healthz', 503, 'error'],
])('%s with %s is logged as %s', (path, status, level) =>
  expect(requestLevel({ method: 'GET', path, status, durationMs: 1 })).toBe(level),
);
