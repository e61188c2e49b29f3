import { describe, expect, it } from 'vitest';
import { film } from '~/player-cards/rules/film';
import { contentSecurityPolicy, sealInline } from './content-security-policy.server';

const settings = {
  NODE_ENV: 'production',
  CMS_PUBLIC_URL: 'http://localhost:1337',
  API_BASE: '/api',
} as const;

const none = { script: [], style: [] };

describe('content security policy', () => {
  it('allows nothing by default, and inline styles and scripts only by their hash', () => {
    const policy = contentSecurityPolicy(settings, { script: ['abc='], style: ['def='] });
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' 'sha256-abc='");
    expect(policy).toContain("style-src 'self' 'sha256-def='");
    expect(policy).toContain("frame-ancestors 'self' http://localhost:1337");
    expect(policy).not.toContain('unsafe');
  });

  it('allows calls to another API origin, and pictures from the site’s own origin alone', () => {
    const policy = contentSecurityPolicy({ ...settings, API_BASE: 'https://api.example/api' }, none);
    expect(policy).toContain("img-src 'self' data: blob:;");
    expect(policy).toContain("connect-src 'self' https://api.example");
  });
});

it.each(['https://youtu.be/dQw4w9WgXcQ', 'https://vimeo.com/123456789'])('lets the film of %s play', (link) => {
  const found = film(link);
  const [, frames] = /frame-src ([^;]+)/.exec(contentSecurityPolicy(settings, none)) ?? [];
  expect(found?.kind === 'embed' && frames?.split(' ').includes(new URL(found.src).origin)).toBe(true);
});

describe('sealing inline scripts and styles', () => {
  // printf 'go()' | openssl dgst -sha256 -binary | base64
  const hashOfGo = '5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw=';

  const sealed = (text: string) => {
    const { html, hashes } = sealInline(Buffer.from(text), 'n1');
    return { html: html.toString(), hashes };
  };

  it('hashes a marked script and takes the mark away', () => {
    const { html, hashes } = sealed('<p>a</p><script nonce="n1">go()</script>');
    expect(html).toBe('<p>a</p><script>go()</script>');
    expect(hashes).toEqual({ script: [hashOfGo], style: [] });
  });

  it('hashes the bytes of a script, several of them for a letter with an accent', () => {
    // printf 'say("Ibáñez")' | openssl dgst -sha256 -binary | base64
    expect(sealed('<script nonce="n1">say("Ibáñez")</script>').hashes.script).toEqual([
      'CTNzu+kc04oAF3y5+YyYO+/onWKoOpJY5ouFVzSadjc=',
    ]);
  });

  it('gives no hash to a script without the mark', () => {
    expect(sealed('<script>go()</script><script nonce="n2">go()</script>').hashes).toEqual(none);
  });

  it('hashes a marked style, and no other', () => {
    const { html, hashes } = sealed('<style nonce="n1">go()</style><style>p{}</style>');
    expect(html).toBe('<style>go()</style><style>p{}</style>');
    expect(hashes).toEqual({ script: [], style: [hashOfGo] });
  });

  it('gives no hash to a script with a source, but takes its mark away', () => {
    const { html, hashes } = sealed('<script nonce="n1" src="/a.js"></script><link nonce="n1" href="/b.js">');
    expect(html).toBe('<script src="/a.js"></script><link href="/b.js">');
    expect(hashes).toEqual(none);
  });
});
