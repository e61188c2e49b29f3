import { expect, test } from 'vitest';
import { whatsappLink } from './whatsapp';

const contact = {
  email: 'hello@upfield.example',
  scholarshipsEmail: 'scholarships@upfield.example',
  whatsappNumber: '+50370000000',
  whatsappText: 'Hello, I play & study',
  whatsappLabel: 'Write on WhatsApp',
  whatsappSpanishText: 'Hola',
  whatsappSpanishLabel: 'Escríbenos por WhatsApp',
};

test('a click-to-chat address has digits alone and the text ready', () => {
  expect(whatsappLink(contact, 'en')).toEqual({
    href: 'https://wa.me/50370000000?text=Hello%2C+I+play+%26+study',
    label: 'Write on WhatsApp',
  });
});

test('a Spanish page uses the Spanish words', () => {
  expect(whatsappLink(contact, 'es')).toEqual({
    href: 'https://wa.me/50370000000?text=Hola',
    label: 'Escríbenos por WhatsApp',
  });
});

test('without Spanish words the button keeps its name, and nothing is typed in the wrong language', () => {
  expect(whatsappLink({ ...contact, whatsappSpanishText: '', whatsappSpanishLabel: '' }, 'es')).toEqual({
    href: 'https://wa.me/50370000000',
    label: 'Write on WhatsApp',
  });
});

test('no number, no link', () => {
  expect(whatsappLink({ ...contact, whatsappNumber: '' }, 'en')).toBeNull();
});
