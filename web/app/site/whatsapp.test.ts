import { expect, test } from 'vitest';
import { whatsappLink } from './whatsapp';

const contact = {
  email: 'hello@upfield.example',
  scholarshipsEmail: 'scholarships@upfield.example',
  whatsappNumber: '+50370000000',
  whatsappText: 'Hello, I play & study',
  whatsappLabel: 'Write on WhatsApp',
};

test('a click-to-chat address has digits alone and the text ready', () => {
  expect(whatsappLink(contact)).toEqual({
    href: 'https://wa.me/50370000000?text=Hello%2C+I+play+%26+study',
    label: 'Write on WhatsApp',
  });
});

test('without a text nothing is typed', () => {
  expect(whatsappLink({ ...contact, whatsappText: '' })?.href).toBe('https://wa.me/50370000000');
});

test('no number, no link', () => {
  expect(whatsappLink({ ...contact, whatsappNumber: '' })).toBeNull();
});
