import { expect, test } from 'vitest';
import { whatsappHref } from './whatsapp';

test('a click-to-chat address has digits alone and the text ready', () => {
  expect(whatsappHref('+503 7000-0000', 'Hello, I play & study')).toBe(
    'https://wa.me/50370000000?text=Hello%2C+I+play+%26+study',
  );
});

test('no number, no address', () => {
  expect(whatsappHref('', 'Hello')).toBeNull();
});
