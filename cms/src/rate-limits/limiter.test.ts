import { expect, test } from 'vitest';
import { waitText } from './limit';

test.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [900, '15 minutes'],
])('%d seconds are said as %s', (seconds, text) => expect(waitText(seconds)).toBe(text));
