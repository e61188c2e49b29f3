import { E164_MAX } from '../../contract';
import { line, ON_SPANISH_PAGES, paragraph } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_global_contacts',
  info: { displayName: 'Contact details', icon: 'phone', description: 'How people reach us, on every page.' },
  options: {},
  attributes: {
    email: { type: 'email', required: true, pluginOptions: { editor: { label: 'Email' } } },
    scholarshipsEmail: {
      type: 'email',
      required: true,
      pluginOptions: { editor: { label: 'Scholarships email', description: 'Beside the request form.' } },
    },
    whatsappNumber: line('WhatsApp number', E164_MAX, {
      description: 'With its country code and no spaces, such as +50370000000. Empty: no WhatsApp button.',
      rule: 'whatsapp',
    }),
    whatsappText: paragraph('WhatsApp text', 300, {
      description: 'Already typed when WhatsApp opens from an English page.',
    }),
    whatsappLabel: line('WhatsApp button', 60),
    whatsappSpanishText: paragraph('WhatsApp text, Spanish', 300, {
      description:
        'Already typed when WhatsApp opens from a Spanish page, such as the draft registration. Empty: nothing is typed.',
    }),
    whatsappSpanishLabel: line('WhatsApp button, Spanish', 60, { description: ON_SPANISH_PAGES }),
  },
} satisfies ComponentDefinition;
