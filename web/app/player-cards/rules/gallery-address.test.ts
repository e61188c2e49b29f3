import { expect, it } from 'vitest';
import {
  type GalleryQuery,
  galleryAddress,
  playerAddress,
  readGalleryQuery,
  redirectToCanonical,
} from './gallery-address';

const redirect = (query: string) => redirectToCanonical(new URL(`https://site.example/player-cards${query}`));

it.each([
  '',
  '?sport=abc123',
  '?page=2&sport=abc123',
  '?sport=abc123&page=2',
  '?q=paz&graduation=2026',
  '?q=de+la+Rosa',
  '?sport=abc123&utm_source=mail',
  '?colour=red',
  '?gbraid=1&sport=abc123&wbraid=2&srsltid=3&igsh=4&gad_source=5&mibextid=6&li_fat_id=7&_gl=8',
])('leaves %s as it is', (query) => {
  expect(redirect(query)).toBeNull();
});

it.each([
  ['?q=&sport=&graduation=', '/player-cards'],
  ['?page=2', '/player-cards'],
  ['?sport=abc123&page=1', '/player-cards?sport=abc123'],
  ['?sport=abc123&page=0', '/player-cards?sport=abc123'],
  ['?sport=abc123&page=two', '/player-cards?sport=abc123'],
  ['?sport=abc%2F..&q=paz', '/player-cards?q=paz'],
  ['?q=+paz++oliva+', '/player-cards?q=paz+oliva'],
  ['?graduation=26&q=paz', '/player-cards?q=paz'],
  ['?heightMin=186&gpaMin=3.51&film=yes&sort=name&q=paz', '/player-cards?q=paz'],
  ['?sport=a&sport=b', '/player-cards?sport=a'],
])('sends %s to %s', (query, canonical) => {
  expect(redirect(query)).toBe(canonical);
});

it('reads back every address it writes', () => {
  const query: GalleryQuery = {
    ...{ sport: 'abc', q: 'ñandú & co', position: 'Left back', country: 'Perú', graduation: 2027, page: 3 },
    ...{ heightMin: 185, gpaMin: 3.5, film: 'true', sort: '-height' },
  };
  const address = galleryAddress(query);
  expect(readGalleryQuery(new URL(address, 'https://site.example').searchParams)).toEqual(query);
  expect(redirect(address.slice('/player-cards'.length))).toBeNull();
});

it('a player’s page names the list that it was opened from', () => {
  expect(playerAddress('abc')).toBe('/player-cards-detail/abc');
  expect(playerAddress('abc', { page: 1 })).toBe('/player-cards-detail/abc');
  const list = { position: 'Goalkeeper', heightMin: 185, page: 2 };
  expect(playerAddress('abc', list)).toBe('/player-cards-detail/abc?position=Goalkeeper&heightMin=185&page=2');
});
