import { describe, expect, it } from 'vitest';
import { isHref } from '../urls';
import { href, optionalHref } from './link';

describe('targets an editor may link to', () => {
  it.each([
    '/',
    '/about',
    '/about#mission',
    '/player-cards?sport=abc&page=2',
    '#contact',
    'https://example.com/a?b=c',
    'http://example.com',
    'mailto:hello@upfield.example',
    'mailto:hello@upfield.example?subject=Hi',
    'tel:+50370000000',
  ])('takes %s', (target) => expect(isHref(target)).toBe(true));

  it.each([
    '',
    'about',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<b>x</b>',
    'vbscript:x',
    'file:///etc/passwd',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '/a b',
    'https://',
    'mailto:',
    'tel:',
    '#',
  ])('refuses %j', (target) => expect(href.safeParse(target).success).toBe(false));

  it('lets an optional target be empty', () => {
    expect(optionalHref.parse('')).toBe('');
    expect(optionalHref.safeParse('javascript:x').success).toBe(false);
  });
});
