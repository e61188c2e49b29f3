import { describe, expect, it } from 'vitest';
import { hrefIn, hrefOn, languageOfPage, languageOfPath, pathIn } from './page-languages';

const TWINS = [
  ['/', '/es'],
  ['/packages', '/es/packages'],
  ['/player-cards-detail/abc', '/es/player-cards-detail/abc'],
  ['/en/player-draft', '/player-draft'],
  ['/en/register', '/register'],
  ['/privacy', '/privacidad'],
] as const;

describe.each(TWINS)('%s and %s', (english, spanish) => {
  it('know their language', () => {
    expect([languageOfPath(english), languageOfPath(spanish)]).toEqual(['en', 'es']);
  });

  it('lead to each other and to themselves', () => {
    expect([pathIn(english, 'es'), pathIn(spanish, 'en')]).toEqual([spanish, english]);
    expect([pathIn(english, 'en'), pathIn(spanish, 'es')]).toEqual([english, spanish]);
  });
});

it('an address that only begins like a prefix has none', () => {
  expect([languageOfPath('/essay'), pathIn('/essay', 'es')]).toEqual(['en', '/es/essay']);
});

it.each([
  ['/packages?pack=starter#packs', '/es/packages?pack=starter#packs'],
  ['/#contact', '/es#contact'],
  ['/player-draft', '/player-draft'],
  ['#contact', '#contact'],
  ['mailto:a@upfield.example', 'mailto:a@upfield.example'],
  ['https://elsewhere.example/packages', 'https://elsewhere.example/packages'],
  ['//elsewhere.example/packages', '//elsewhere.example/packages'],
  ['/uploads/upfield/brochure.pdf', '/uploads/upfield/brochure.pdf'],
  ['/sitemap.xml', '/sitemap.xml'],
  ['/preview/exit', '/preview/exit'],
  ['', ''],
])('the link %s stands on a Spanish page as %s', (href, shown) => expect(hrefIn(href, 'es')).toBe(shown));

it.each([
  ['/', '/player-draft', '/player-draft'],
  ['/player-draft', '/register', '/register'],
  ['/en/player-draft', '/register', '/en/register'],
  ['/es', '/packages', '/es/packages'],
])('the page at %s leads with %s to %s', (path, href, shown) => expect(hrefOn(path, href)).toBe(shown));

it('the event and its registration are Spanish at the paths of the specification', () => {
  expect([languageOfPage('draft'), languageOfPage('register'), languageOfPage('home')]).toEqual(['es', 'es', 'en']);
});
