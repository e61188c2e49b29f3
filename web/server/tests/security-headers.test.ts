import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSite, type TestSite } from './site';

/** What the MDN HTTP Observatory looks at, but for the policy of a page, which each page says itself (docs/security.md, Headers). */

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ PUBLIC_URL: 'https://upfield.example' }, (_request, response) => {
    // As the CMS does where its own address is https; it knows nothing of the site's subdomains.
    response.setHeader('Strict-Transport-Security', 'max-age=1; includeSubDomains; preload');
    response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox; frame-ancestors 'none'");
    response.setHeader('X-Content-Revision', '1');
    response.setHeader('Content-Type', 'application/json');
    response.end('{}');
  });
});
afterAll(() => site.stop());

const headersOf = async (path: string) => (await fetch(site.url + path)).headers;

it.each(['/player', '/api/player-cards', '/healthz', '/nothing-here'])('%s has them', async (path) => {
  const headers = await headersOf(path);
  expect(Object.fromEntries(headers)).toMatchObject({
    'strict-transport-security': 'max-age=63072000',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});
