import { expect, it } from 'vitest';
import { canonicalAddress } from './canonical-address';

const addressOf = (address: string, params: Record<string, string> = {}, names: string[] = []) =>
  canonicalAddress(new URL(address, 'https://upfield.example'), params, names);

it.each([
  ['/', '/'],
  ['/packages', '/packages'],
  ['/packages/', '/packages'],
  ['/packages///', '/packages'],
  ['/Packages', '/packages'],
  ['/PLAYER-CARDS//', '/player-cards'],
  ['/%70ackages', '/packages'],
  ['/newsletter//Confirm/', '/newsletter/confirm'],
])('the path %s is %s', (asked, canonical) => {
  expect(addressOf(asked)).toBe(canonical);
});

it.each([
  ['/Player-Cards-Detail/aB3x/', 'aB3x', '/player-cards-detail/aB3x'],
  ['/player-cards-detail/%61B3x', 'aB3x', '/player-cards-detail/aB3x'],
  ['/Player-Cards-Detail/Player-Cards-Detail', 'Player-Cards-Detail', '/player-cards-detail/Player-Cards-Detail'],
  ['/player-cards-detail/a%2Fb', 'a/b', '/player-cards-detail/a%2Fb'],
])('%s keeps the case of the id', (asked, playerId, canonical) => {
  expect(addressOf(asked, { playerId })).toBe(canonical);
});

it('keeps what a splat takes', () => {
  const rest = 'full/SV/soccer/26/ÑP.svg';
  expect(addressOf(`/Player-Cards/Art/${rest}`, { '*': rest })).toBe('/player-cards/art/full/SV/soccer/26/%C3%91P.svg');
});

it('keeps of the query what the page knows, each once, in one order', () => {
  const names = ['sport', 'page'];
  expect(addressOf('/player-cards?page=2&utm_source=mail&sport=b&sport=c', {}, names)).toBe(
    '/player-cards?sport=b&page=2',
  );
  expect(addressOf('/player-cards?gbraid=1', {}, names)).toBe('/player-cards');
});

it('takes a path that cannot be decoded as it is', () => {
  expect(addressOf('/player-cards-detail/%E0%A4%A')).toBe('/player-cards-detail/%25e0%25a4%25a');
});
