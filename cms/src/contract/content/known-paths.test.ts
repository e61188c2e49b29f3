import { expect, it } from 'vitest';
import { unknownPath } from './known-paths';

const ORIGIN = 'https://upfield.example';

it.each([
  '/',
  '/Packages/?pack=Starter#packs',
  '/privacidad',
  '/search?q=keeper',
  '/player-cards-detail/ab12',
  '/uploads/rules_1.pdf',
  `${ORIGIN}/about#mission`,
  '#contact',
  'https://elsewhere.example/packges',
  'mailto:hello@upfield.example',
])('%s leads somewhere', (href) => expect(unknownPath(href, ORIGIN)).toBeNull());

it.each([
  ['/packges', '/packges'],
  ['/about/us', '/about/us'],
  ['/player-cards-detail', '/player-cards-detail'],
  [`${ORIGIN}/Aboutt?x=1`, '/aboutt'],
])('%s does not', (href, path) => expect(unknownPath(href, ORIGIN)).toBe(path));
