import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_global_contacts',
  info: { displayName: 'Contact details', icon: 'phone', description: 'How people reach us, on every page.' },
  options: {},
  attributes: {
    email: { type: 'email', required: true, pluginOptions: { editor: { label: 'E-mail' } } },
    scholarshipsEmail: {
      type: 'email',
      required: true,
      pluginOptions: { editor: { label: 'Scholarships e-mail', description: 'Beside the request form.' } },
    },
    whatsappNumber: {
      type: 'string',
      maxLength: 16,
      pluginOptions: {
        editor: {
          label: 'WhatsApp number',
          description: 'With its country code and no spaces, such as +50370000000. Empty: no WhatsApp button.',
        },
        rule: 'whatsapp',
      },
    },
    whatsappText: {
      type: 'text',
      maxLength: 300,
      pluginOptions: {
        editor: { label: 'WhatsApp text', description: 'Already typed when WhatsApp opens from an English page.' },
      },
    },
    whatsappLabel: { type: 'string', maxLength: 60, pluginOptions: { editor: { label: 'WhatsApp button' } } },
    whatsappSpanishText: {
      type: 'text',
      maxLength: 300,
      pluginOptions: {
        editor: {
          label: 'WhatsApp text, Spanish',
          description:
            'Already typed when WhatsApp opens from a Spanish page, such as the draft registration. Empty: nothing is typed.',
        },
      },
    },
    whatsappSpanishLabel: {
      type: 'string',
      maxLength: 60,
      pluginOptions: {
        editor: { label: 'WhatsApp button, Spanish', description: 'On Spanish pages. Empty: the English words.' },
      },
    },
  },
} satisfies ComponentDefinition;
