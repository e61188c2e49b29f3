import { expect, test } from 'vitest';
import { focusOf, mediaAddress } from './files';

test('an address moves with the moment of the last change, however the database writes it', () => {
  const url = '/uploads/hall_1.jpg';
  const address = mediaAddress({ url, updatedAt: '2026-01-05T10:00:00.000Z' });
  expect(address).toMatch(/^\/uploads\/hall_1\.jpg\?v=[0-9a-z]+$/);
  expect(mediaAddress({ url, updatedAt: new Date('2026-01-05T10:00:00.000Z') })).toBe(address);
  expect(mediaAddress({ url, updatedAt: '2026-01-05T10:00:00.001Z' })).not.toBe(address);
});

test.each([
  [{ x: 0, y: 100 }, '0 100'],
  [{ x: 49.6, y: 31 }, '50 25'],
  [{ x: 88, y: 12 }, '100 0'],
])('a focal point of %j is told as %s', (point, focus) => expect(focusOf(point)).toBe(focus));
