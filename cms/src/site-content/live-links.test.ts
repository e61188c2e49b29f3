import { expect, test } from 'vitest';
import { LANGUAGES } from '../contract';
import { globalSeed } from '../seed/content/pages/en';
import { type LivePages, withLiveLinks } from './live-links';

const ORIGIN = 'https://upfield.example';
const labels = (entries: { label: string }[]) => entries.map(({ label }) => label);
// The menus of the seed hold no picture, so they read as the contract has them.
const accounts = globalSeed.socialLinks.map((account) => ({ ...account, href: `${account.href}upfield` }));
const columns = globalSeed.footer.columns.map((column) => ({
  ...column,
  links: column.links.map((entry) =>
    entry.href.includes('instagram') ? { ...entry, href: `${entry.href}upfield` } : entry,
  ),
}));
const words = {
  header: globalSeed.header,
  sidebar: globalSeed.sidebar,
  footer: { ...globalSeed.footer, columns },
  socialLinks: accounts,
};
/** What is published while some English paths are not. */
const pages = (...unpublishedPaths: string[]): LivePages => ({ languages: ['en'], unpublishedPaths });
const ALL: LivePages = { languages: [...LANGUAGES], unpublishedPaths: [] };
const link = (href: string) => ({ label: href, href, newTab: false });

test('nothing changes while every page is published', () => {
  expect(withLiveLinks(words, ALL, ORIGIN)).toEqual(words);
});

test('a page that is not published is gone from header, sidebar and footer, with every place on it', () => {
  const { header, sidebar, footer } = withLiveLinks(words, pages('/packages', '/scholarships', '/contact'), ORIGIN);
  expect(labels(header.menu)).toEqual(['Home', 'Players', 'Player Draft', 'About us']);
  expect([header.button, sidebar.button, sidebar.offerings]).toEqual([null, null, []]);
  expect(footer.columns.map(({ heading }) => heading)).toEqual(['Players', 'Player Draft', 'About Us', 'Contact Us']);
  // Its own page is gone; what else stands below it stays.
  expect(footer.columns.at(-1)).toMatchObject({ href: '', links: [{ label: '@upfield.example' }, {}] });
});

test('a page that is published in the other language alone stays', () => {
  const unpublishedPaths = ['/packages', '/en/player-draft'];
  const { header } = withLiveLinks(words, { languages: [...LANGUAGES], unpublishedPaths }, ORIGIN);
  expect(labels(header.menu)).toEqual(expect.arrayContaining(['Packages', 'Player Draft']));
  const alone = withLiveLinks(words, { languages: ['en'], unpublishedPaths }, ORIGIN).header;
  expect(labels(alone.menu)).not.toEqual(expect.arrayContaining(['Packages', 'Player Draft']));
});

test('an account that is not set up keeps its name and is not linked', () => {
  const { socialLinks, footer } = withLiveLinks(globalSeed, ALL, ORIGIN);
  expect(socialLinks.map(({ label, href }) => [label, href])).toEqual(
    globalSeed.socialLinks.map(({ label }) => [label, '']),
  );
  expect(footer.columns.at(-1)?.links).toMatchObject([
    { label: '@upfield.example', href: '' },
    { label: 'hello@upfield.example', href: 'mailto:hello@upfield.example' },
  ]);
});

test('a dropdown without entries is left out', () => {
  const { header } = withLiveLinks(words, pages('/player-experiences', '/player-cards'), ORIGIN);
  expect(labels(header.menu)).not.toContain('Players');
});

test('a page is known in every spelling of its address', () => {
  const spellings = ['/About/', '//about#mission', `${ORIGIN}/about?utm_source=x`].map(link);
  const footer = { ...words.footer, legalLinks: [...spellings, link('/privacy')], staffLink: link('/about') };
  const live = withLiveLinks({ ...words, footer }, pages('/about'), ORIGIN).footer;
  expect([labels(live.legalLinks), live.staffLink]).toEqual([['/privacy'], null]);
});

test('a header entry without a target is left out, a footer heading without links is kept', () => {
  const menu = [...words.header.menu, { label: 'Half an entry', href: '', links: [] }];
  const withOneMore = [...words.footer.columns, { heading: 'A heading alone', href: '', links: [] }];
  const changed = { ...words, header: { ...words.header, menu }, footer: { ...words.footer, columns: withOneMore } };
  const { header, footer } = withLiveLinks(changed, ALL, ORIGIN);
  expect(header.menu).toEqual(words.header.menu);
  expect(footer.columns.at(-1)?.heading).toBe('A heading alone');
});
