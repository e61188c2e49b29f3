import { expect, it } from 'vitest';
import { sitePath } from './site-path';

const ORIGIN = 'https://upfield.example';

it.each([
  ['/', '/'],
  ['/packages', '/packages'],
  ['/packages/', '/packages'],
  ['//packages', '/packages'],
  ['/Packages?utm_source=x#addons', '/packages'],
  [ORIGIN, '/'],
  [`${ORIGIN}/about#mission`, '/about'],
])('%s leads to %s', (href, path) => expect(sitePath(href, ORIGIN)).toBe(path));

it.each([
  '#contact',
  '',
  'mailto:hello@upfield.example',
  'https://elsewhere.example/about',
  `${ORIGIN}.elsewhere.example`,
])('"%s" leads to no page of ours', (href) => expect(sitePath(href, ORIGIN)).toBeNull());
