import { E164_MAX } from '../../contract';
import { line, paragraph } from '../../site-content/fields';
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
      description: 'Already typed when WhatsApp opens.',
    }),
    whatsappLabel: line('WhatsApp button', 60),
  },
} satisfies ComponentDefinition;
