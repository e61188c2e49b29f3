import { describe, expect, it } from 'vitest';
import { NOT_FOUND_PATH } from '~/site/route-handle';
import { siteTarget } from './request-target';

const HOSTS = ['upfield.example'];

describe('the target of a request', () => {
  it.each([
    '/',
    '/about',
    '/about/',
    '/search?q=//a',
    '/player-cards?q=a%5Cb',
    '/a//b',
    '//about',
    '/a..b',
    '/.well-known/x',
  ])('%s is taken as it is', (target) => expect(siteTarget(target, HOSTS)).toBe(target));

  it.each([
    '/\\evil.test',
    '/%5Cevil.test',
    '/a\\..\\b',
    '/%0d%0aa',
    '/.//evil.test',
    '//evil.test/%2e%2e',
    '/a/..%2Fb',
    '/..',
    '/%E0%A4%A',
    '*',
    'about',
    'http://evil.test/about',
    'https://evil.test',
    'ftp://upfield.example/',
    'javascript:alert(1)',
  ])('%s is not found', (target) => expect(siteTarget(target, HOSTS)).toBe(NOT_FOUND_PATH));

  it('may name this site in absolute-form', () => {
    expect(siteTarget('http://upfield.example/about?a=b', HOSTS)).toBe('/about?a=b');
    expect(siteTarget('http://upfield.example/%5Cevil.test/', HOSTS)).toBe(NOT_FOUND_PATH);
  });
});
