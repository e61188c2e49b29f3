import { expect, test } from 'vitest';
import { waitingTime } from './waiting-time';

test.each([
  [0, '1 second', '1 segundo'],
  [1, '1 second', '1 segundo'],
  [59, '59 seconds', '59 segundos'],
  [60, '1 minute', '1 minuto'],
  [61, '2 minutes', '2 minutos'],
  [900, '15 minutes', '15 minutos'],
])('%d seconds are said as %s', (seconds, english, spanish) => {
  expect(waitingTime(seconds)).toBe(english);
  expect(waitingTime(seconds, 'es')).toBe(spanish);
});
