import { expect, it } from 'vitest';
import { artAddress, drawingOf, parseArtAddress } from './art-address';

const card = {
  name: 'Óscar',
  lastName: 'de la Peña',
  country: 'México',
  sport: { _id: '1', name: "Soccer-Men's Soccer" },
  highSchoolGraduation: 2026,
};
const read = (address: string) => parseArtAddress(decodeURIComponent(address.slice('/player-cards/art/'.length)));

it('addresses the figure of a card by initials, class, country and sport', () => {
  expect(artAddress(drawingOf(card, 'full'))).toBe('/player-cards/art/full/MEX/soccer/26/%C3%93P.svg');
});

it('gives players of one country and sport the same ground', () => {
  expect(artAddress(drawingOf(card, 'field'))).toBe('/player-cards/art/field/MEX/soccer/-/-.svg');
  expect(artAddress(drawingOf({ ...card, name: 'Ana' }, 'hero'))).toBe('/player-cards/art/hero/MEX/soccer/-/-.svg');
});

it('reads every address it writes', () => {
  for (const drawing of [drawingOf(card, 'full'), drawingOf(card, 'field'), drawingOf({}, 'bust')]) {
    expect(read(artAddress(drawing))).toEqual(drawing);
  }
});

it.each([
  ['李', '明', '-'],
  ['محمد', 'علي', '-'],
  ['한', '지민', '-'],
  ['3rd', '2Pac', '32'],
  ['ʻOfa', 'Tuʻi', 'OT'],
  ['(Ana) "Pipo"', 'Ruiz', 'AR'],
  ['😀', '⚽', '-'],
  ['ß', 'ﬁ', 'SF'],
  ['Łukasz', 'Nowak', 'N'],
  ['Ana', '李', 'A'],
  ['%2F', '../..', '2'],
])('gives %s %s a figure that can be drawn', (name, lastName, letters) => {
  const address = artAddress(drawingOf({ ...card, name, lastName }, 'full'));
  expect(address).toBe(`/player-cards/art/full/MEX/soccer/26/${letters}.svg`);
  expect(read(address)).toEqual(drawingOf({ ...card, name, lastName }, 'full'));
});

it.each([
  'full/XXX/soccer/26/AB.svg',
  'full/MEX/chess/26/AB.svg',
  'full/MEX/soccer/2026/AB.svg',
  'full/MEX/soccer/26/ABC.svg',
  'full/MEX/soccer/26/AB',
  'full/MEX/soccer/26/李明.svg',
  'full/MEX/soccer/26/ab.svg',
  'full/MEX/soccer/26/AB/x.svg',
  'full/constructor/soccer/26/AB.svg',
  '',
])('does not know %s', (path) => {
  expect(parseArtAddress(path)).toBeNull();
});
