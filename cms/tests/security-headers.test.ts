import { beforeAll, describe, expect, test } from 'vitest';
import { server } from './support/server';

/** What the MDN HTTP Observatory looks at (docs/security.md, Headers). The settings name no https address, so there is no HSTS. */

let base: string;
beforeAll(async () => {
  ({ base } = await server());
});

const headersOf = async (path: string) => (await fetch(base + path)).headers;

test.each(['/api/sports', '/api/player-cards?page=0', '/api/nothing-here'])(
  'an answer of the API at %s allows nothing',
  async (path) => {
    const headers = await headersOf(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect(headers.get('strict-transport-security')).toBeNull();
  },
);

test('the rest, which is the admin’s, runs no script but its own', async () => {
  const headers = await headersOf('/content-manager/content-types');
  const policy = headers.get('content-security-policy')?.split(';') ?? [];
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "script-src 'self'",
      "script-src-attr 'none'",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'self'",
      "style-src 'self' 'unsafe-inline'",
      "connect-src 'self' https:",
      "img-src 'self' data: blob:",
    ]),
  );
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

describe('what other sites may read', () => {
  const corsOf = async (path: string, request: RequestInit = {}) =>
    [...(await fetch(base + path, request)).headers].filter(([name]) => name.startsWith('access-control-'));
  const preflight = (origin: string) => ({
    method: 'OPTIONS',
    headers: { Origin: origin, 'Access-Control-Request-Method': 'GET' },
  });
  /** The default of PUBLIC_URL. */
  const SITE = 'http://localhost:3000';
  const ELSEWHERE = 'https://elsewhere.example';

  test.each(['/api/sports', '/api/player-cards?page=0', '/content-manager/content-types'])(
    '%s says nothing of it to whoever names no origin, and to another one',
    async (path) => {
      expect(await corsOf(path)).toEqual([]);
      expect(await corsOf(path, { headers: { Origin: ELSEWHERE } })).toEqual([]);
      expect(await corsOf(path, preflight(ELSEWHERE))).toEqual([]);
    },
  );

  test('the site itself may', async () => {
    const allowed = ['access-control-allow-origin', SITE];
    expect(await corsOf('/api/sports', { headers: { Origin: SITE } })).toContainEqual(allowed);
    expect(await corsOf('/api/sports', preflight(SITE))).toContainEqual(allowed);
  });
});
