import { expect, test } from 'vitest';
import { printDay } from './event';

test('a day is printed as the calendar has it', () => {
  expect(printDay('2025-07-17', 'es')).toEqual({ number: '17', name: 'Jueves 17 de julio' });
  expect(printDay('2025-07-20', 'en')).toEqual({ number: '20', name: 'Sunday July 20' });
});
