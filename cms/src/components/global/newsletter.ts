import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_global_newsletters',
  info: { displayName: 'Newsletter', icon: 'envelop', description: 'Sign-up block of the footer.' },
  options: {},
  attributes: {
    enabled: {
      type: 'boolean',
      default: false,
      required: true,
      pluginOptions: {
        editor: { label: 'Show the newsletter', description: 'Off: the block is nowhere on the site.' },
      },
    },
    heading: { type: 'string', maxLength: 160, pluginOptions: { editor: { label: 'Heading' } } },
    text: { type: 'text', maxLength: 1000, pluginOptions: { editor: { label: 'Text' } } },
    buttonLabel: { type: 'string', maxLength: 60, pluginOptions: { editor: { label: 'Button' } } },
    consentText: {
      type: 'text',
      maxLength: 1000,
      pluginOptions: { editor: { label: 'Consent', description: 'What people agree to.' } },
    },
    pendingText: {
      type: 'text',
      maxLength: 1000,
      pluginOptions: { editor: { label: 'After signing up', description: 'The confirmation mail is on its way.' } },
    },
    confirmedText: { type: 'text', maxLength: 1000, pluginOptions: { editor: { label: 'After confirming' } } },
    leftText: { type: 'text', maxLength: 1000, pluginOptions: { editor: { label: 'After leaving' } } },
  },
} satisfies ComponentDefinition;
