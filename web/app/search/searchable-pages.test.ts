import { describe, expect, it } from 'vitest';
import { matchPages, menuPages, type SearchablePage, sportPages } from './searchable-pages';

const page = (title: string, href: string): SearchablePage => ({ title, href, kind: 'page' });
const PAGES: SearchablePage[] = [
  page('Player Experiences', '/player-experiences'),
  page('Player Cards', '/player-cards'),
  page('Academic Scholarships', '/scholarships#academicscholarships'),
  page('Scholarships', '/scholarships'),
  page('Starter Pack', '/packages'),
  page('Packages', '/packages'),
  page('Visión y misión', '/about'),
  { title: "Men's Soccer", href: '/player-cards?sport=a', kind: 'sport', also: "Soccer-Men's Soccer" },
  { title: 'Track & Field', href: '/player-cards?sport=b', kind: 'sport', also: 'Track-Track & Field' },
];
const titles = (query: string, limit = 6) => matchPages(PAGES, query, limit).map(({ title }) => title);

describe('matching of pages', () => {
  it('ignores case and accents on both sides', () => {
    expect(titles('VISION')).toEqual(['Visión y misión']);
    expect(titles('misión'.normalize('NFD'))).toEqual(['Visión y misión']);
    expect(titles('míssion')).toEqual([]);
  });

  it('finds words by their beginning, in any order', () => {
    expect(titles('schol acad')).toEqual(['Academic Scholarships']);
    expect(titles('ships')).toEqual([]);
  });

  it('takes all words asked for', () => {
    expect(titles('player packages')).toEqual([]);
  });

  it('finds a sport by its family and with or without its signs', () => {
    expect(titles('soccer')).toEqual(["Men's Soccer"]);
    expect(titles('mens')).toEqual(["Men's Soccer"]);
    for (const asked of ['men’s', 'MEN´S', 'men s']) expect(titles(asked)).toEqual(["Men's Soccer"]);
    expect(titles('track field')).toEqual(['Track & Field']);
  });

  it('puts the whole title first, then titles that begin so, then the rest as given', () => {
    expect(titles('scholarships')).toEqual(['Scholarships', 'Academic Scholarships']);
    expect(titles('player')).toEqual(['Player Experiences', 'Player Cards']);
  });

  it('lists each address once, under the title that answers best', () => {
    expect(titles('pack')).toEqual(['Packages']);
    expect(titles('starter')).toEqual(['Starter Pack']);
  });

  it('lists no more than the limit, and nothing for nothing', () => {
    expect(titles('player', 1)).toEqual(['Player Experiences']);
    expect(titles(' -- ')).toEqual([]);
  });

  it('answers with what a result prints and no more', () => {
    expect(matchPages(PAGES, 'track', 6)).toEqual([
      { title: 'Track & Field', href: '/player-cards?sport=b', kind: 'sport' },
    ]);
  });
});

const link = (label: string, href: string) => ({ label, href, newTab: false });
const menus = {
  header: {
    menu: [
      { label: 'Packages', href: '/packages', links: [] },
      { label: 'Players', href: '', links: [link('Player Cards', '/player-cards')] },
    ],
    button: link('Get recruited', '/contact'),
  },
  sidebar: {
    heading: 'Contents',
    blurb: '',
    offerings: [link('Add-Ons', '/packages#addons')],
    button: null,
  },
  footer: {
    tagline: '',
    columns: [{ heading: 'Contact', href: '/contact', links: [link('Write to us', 'mailto:hello@upfield.example')] }],
    copyright: '',
    legalLinks: [link('Privacy', '/privacy'), link('Staff log in', '/admin')],
    staffLink: null,
    demoNotice: '',
  },
};

describe('pages of the site', () => {
  it('are what the menus link to on our site, without the staff entrance', () => {
    expect(menuPages(menus).map(({ title, href }) => [title, href])).toEqual([
      ['Packages', '/packages'],
      ['Player Cards', '/player-cards'],
      ['Add-Ons', '/packages#addons'],
      ['Contact', '/contact'],
      ['Privacy', '/privacy'],
    ]);
  });

  it('are the sports under the gallery’s headings', () => {
    expect(sportPages([{ id: 'a1', name: "Soccer-Men's Soccer" }])).toEqual([
      { title: "Men's Soccer", href: '/player-cards?sport=a1', kind: 'sport', also: "Soccer-Men's Soccer" },
    ]);
  });
});
