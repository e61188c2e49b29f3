import { expect, it } from 'vitest';
import { leading } from './leading';

it.each(['Get Recruited', 'Player Draft 2025', 'Don’t wait!', ''])('%j stands in tight lines', (text) => {
  expect(leading(text)).toBeUndefined();
});

it.each(['Para la próxima', 'Cómo, cuándo', '¿Quién?', 'Questions', 'Muñoz', 'Åse'])('%j needs room', (text) => {
  expect(leading(text)).toBe('loose');
});
