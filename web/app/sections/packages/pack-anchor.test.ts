import { expect, test } from 'vitest';
import { packAnchor } from './pack-anchor';

test.each([
  ['All-Star Pack', 'all-star-pack'],
  [' Pack “Año 1” ', 'pack-año-1'],
  ['★', ''],
])('%s stands at #%s', (name, anchor) => expect(packAnchor(name)).toBe(anchor));
