import { describe, expect, it } from 'vitest';
import { parseEnvironment } from './parse-environment';

const secrets = { INTERNAL_SECRET: 'i'.repeat(32), PREVIEW_SECRET: 'p'.repeat(32) };

describe('environment', () => {
  it('starts on one machine with the secrets alone', () => {
    expect(parseEnvironment(secrets)).toMatchObject({
      WEB_PORT: 3000,
      CMS_URL: ['http://127.0.0.1:1337'],
      CMS_PUBLIC_URL: 'http://localhost:1337',
      PUBLIC_URL: 'http://localhost:3000',
      API_BASE: '/api',
      TRUSTED_PROXY_HOPS: 0,
    });
  });

  it('takes an empty setting as absent', () => {
    expect(parseEnvironment({ ...secrets, WEB_PORT: '', CMS_PUBLIC_URL: '' }).WEB_PORT).toBe(3000);
  });

  it('has no default for a secret, and names every wrong setting', () => {
    for (const name of ['WEB_PORT', 'INTERNAL_SECRET', 'PREVIEW_SECRET']) {
      expect(() => parseEnvironment({ WEB_PORT: 'http' })).toThrow(name);
    }
    expect(() => parseEnvironment({})).toThrow(/INTERNAL_SECRET[\s\S]*PREVIEW_SECRET/);
  });

  it.each([
    ['short', { ...secrets, PREVIEW_SECRET: 'short' }, /PREVIEW_SECRET is shorter than 16 bytes/],
    [
      'equal',
      { INTERNAL_SECRET: 's'.repeat(32), PREVIEW_SECRET: 's'.repeat(32) },
      /INTERNAL_SECRET and PREVIEW_SECRET/,
    ],
  ])('does not start in production with secrets that are %s', (_, source, message) => {
    expect(() => parseEnvironment(source)).toThrow(message);
    expect(() => parseEnvironment({ ...source, NODE_ENV: 'development' })).not.toThrow();
  });

  it('claims neither subdomains nor the preload list unless told so', () => {
    const { HSTS_INCLUDE_SUBDOMAINS, HSTS_PRELOAD } = parseEnvironment(secrets);
    expect([HSTS_INCLUDE_SUBDOMAINS, HSTS_PRELOAD]).toEqual([false, false]);
    expect(() => parseEnvironment({ ...secrets, HSTS_PRELOAD: 'on' })).toThrow(/HSTS_INCLUDE_SUBDOMAINS=on/);
    expect(parseEnvironment({ ...secrets, HSTS_PRELOAD: 'on', HSTS_INCLUDE_SUBDOMAINS: 'on' }).HSTS_PRELOAD).toBe(true);
  });

  it('takes several addresses of the CMS, the first of which is the default of the one for editors', () => {
    const source = { ...secrets, CMS_URL: 'http://one:1337/, http://two:1337' };
    expect(parseEnvironment(source)).toMatchObject({
      CMS_URL: ['http://one:1337', 'http://two:1337'],
      CMS_PUBLIC_URL: 'http://one:1337',
    });
    for (const wrong of ['http://one:1337,', 'http://one:1337,two']) {
      expect(() => parseEnvironment({ ...secrets, CMS_URL: wrong })).toThrow('CMS_URL');
    }
  });

  it('keeps the origin of an address and drops its path', () => {
    expect(parseEnvironment({ ...secrets, PUBLIC_URL: 'https://upfield.example/' }).PUBLIC_URL).toBe(
      'https://upfield.example',
    );
  });
});
