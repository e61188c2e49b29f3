import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_global_privacys',
  info: {
    displayName: 'Privacy of players',
    icon: 'shield',
    description: 'Switches that decide what visitors see of minors.',
  },
  options: {},
  attributes: {
    showFullBirthDate: {
      type: 'boolean',
      default: false,
      required: true,
      pluginOptions: {
        editor: {
          label: 'Show full birth dates',
          description: 'Off: visitors see the year only. Leave it off unless counsel says otherwise.',
        },
      },
    },
    requireConsent: {
      type: 'boolean',
      default: false,
      required: true,
      pluginOptions: {
        editor: {
          label: 'Require a guardian’s consent',
          description: 'On: a card without a recorded consent is not public.',
        },
      },
    },
    guardianConsentText: {
      type: 'text',
      maxLength: 2000,
      pluginOptions: {
        editor: { label: 'Consent text', description: 'What a guardian agrees to; staff record it on the card.' },
      },
    },
    removalLabel: {
      type: 'string',
      maxLength: 80,
      pluginOptions: { editor: { label: 'Removal link', description: 'On every player page.' } },
    },
    removalText: {
      type: 'text',
      maxLength: 1000,
      pluginOptions: {
        editor: { label: 'Removal text', description: 'Already typed in the e-mail that the link opens.' },
      },
    },
  },
} satisfies ComponentDefinition;
