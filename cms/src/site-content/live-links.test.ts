import { expect, test } from 'vitest';
import { globalSeed } from '../seed/content/pages/global';
import { withLiveLinks } from './live-links';

const labels = (entries: { label: string }[]) => entries.map(({ label }) => label);
// The menus of the seed hold no picture, so they read as the contract has them.
const words = { header: globalSeed.header, sidebar: globalSeed.sidebar, footer: globalSeed.footer };

test('nothing changes while every page is published', () => {
  expect(withLiveLinks(words, new Set())).toEqual(words);
});

test('a page that is not published is gone from header, sidebar and footer, with every place on it', () => {
  const { header, sidebar, footer } = withLiveLinks(words, new Set(['/packages', '/scholarships', '/contact']));
  expect(labels(header.menu)).toEqual(['Home', 'Players', 'Player Draft', 'About us']);
  expect([header.button, sidebar.button, sidebar.offerings]).toEqual([null, null, []]);
  expect(footer.columns.map(({ heading }) => heading)).toEqual(['Players', 'Player Draft', 'About Us', 'Contact Us']);
  // Its own page is gone; what else stands below it stays.
  expect(footer.columns.at(-1)).toMatchObject({ href: '', links: [{ label: '@upfield.example' }, {}] });
});

test('a dropdown goes with its last entry', () => {
  const { header } = withLiveLinks(words, new Set(['/player-experiences', '/player-cards']));
  expect(labels(header.menu)).not.toContain('Players');
});
