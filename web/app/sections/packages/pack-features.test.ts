import type { Pack } from '@upfield/cms/contract';
import { expect, test } from 'vitest';
import { includedPacks } from './pack-features';

const pack = (name: string, features: string[], includes: string[] = []): Pack => ({
  name,
  lead: '',
  featuresHeading: '',
  features,
  includes,
  price: null,
  picture: null,
  link: null,
});
const starter = pack('Starter Pack', ['Card']);
const nextLevel = pack('Next Level Pack', ['Letters'], ['Starter Pack']);
const allStar = pack('All-Star Pack', ['Film'], ['Next Level Pack', 'Starter Pack']);

test('All-Star includes the other two, in the order the editor gave', () => {
  expect(includedPacks(allStar, [starter, nextLevel, allStar])).toEqual([
    { name: 'Next Level Pack', features: ['Letters'] },
    { name: 'Starter Pack', features: ['Card'] },
  ]);
});

test('a renamed pack and the pack itself are left out', () => {
  expect(includedPacks(pack('A', [], ['A', 'Gone']), [starter, pack('A', [])])).toEqual([]);
});
