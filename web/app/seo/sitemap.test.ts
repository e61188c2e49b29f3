import { describe, expect, it } from 'vitest';
import { sitemap, sitemapIndex } from './sitemap';

describe('sitemap', () => {
  it('lists absolute addresses, escaped, with the date of the last change where it is known', () => {
    const xml = sitemap('https://upfield.example', [
      { path: '/' },
      { path: '/player-cards?sport=a&page=2', changed: '2026-01-02T03:04:05.000Z' },
    ]);
    expect(xml).toContain('<url><loc>https://upfield.example/</loc></url>');
    expect(xml).toContain(
      '<loc>https://upfield.example/player-cards?sport=a&amp;page=2</loc><lastmod>2026-01-02T03:04:05.000Z</lastmod>',
    );
  });
});

it('names each language of a page', () => {
  const alternates = [
    { language: 'en', path: '/packages' },
    { language: 'es', path: '/es/packages' },
    { language: 'x-default', path: '/packages' },
  ] as const;
  expect(sitemap('https://upfield.example', [{ path: '/packages', alternates }])).toContain(
    '<loc>https://upfield.example/packages</loc>' +
      '<xhtml:link rel="alternate" hreflang="en" href="https://upfield.example/packages"/>' +
      '<xhtml:link rel="alternate" hreflang="es" href="https://upfield.example/es/packages"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://upfield.example/packages"/>',
  );
});

describe('the index of a long sitemap', () => {
  it('names each file once, with an address that is a page of ours', () => {
    const xml = sitemapIndex('https://upfield.example', 3);
    expect([...xml.matchAll(/<sitemap><loc>([^<]+)<\/loc><\/sitemap>/g)].map(([, address]) => address)).toEqual([
      'https://upfield.example/sitemap.xml?file=1',
      'https://upfield.example/sitemap.xml?file=2',
      'https://upfield.example/sitemap.xml?file=3',
    ]);
    expect(xml).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"');
  });
});
