import { expect, test } from 'vitest';
import { campaignOf } from './campaign';

test('keeps the UTM values of a query and nothing else', () => {
  expect(campaignOf('?utm_source=instagram&utm_campaign=draft%202025&fbclid=1&utm_id=2')).toBe(
    'utm_source=instagram&utm_campaign=draft+2025',
  );
  expect(campaignOf('')).toBe('');
});
