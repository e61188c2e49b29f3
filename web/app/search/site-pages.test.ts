import { describe, expect, it } from 'vitest';
import { menuPages, sportPages } from './site-pages';

const link = (label: string, href: string) => ({ label, href, newTab: false });
const menus = {
  header: {
    menu: [
      { label: 'Packages', href: '/packages', links: [] },
      { label: 'Players', href: '', links: [link('Player Cards', '/player-cards')] },
    ],
    button: link('Get recruited', '/contact'),
  },
  sidebar: { heading: 'Contents', blurb: '', offerings: [link('Add-Ons', '/packages#addons')], button: null },
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
