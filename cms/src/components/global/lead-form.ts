import { HREF_MAX } from '../../contract';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_global_lead_forms',
  info: {
    displayName: 'Request form',
    icon: 'envelop',
    description: 'Words of the free assessment form, wherever it stands.',
  },
  options: {},
  attributes: {
    submitLabel: { type: 'string', required: true, maxLength: 60, pluginOptions: { editor: { label: 'Button' } } },
    consentText: {
      type: 'text',
      maxLength: 1000,
      required: true,
      pluginOptions: { editor: { label: 'Consent', description: 'What people agree to when they send it.' } },
    },
    guardianText: {
      type: 'text',
      maxLength: 1000,
      pluginOptions: { editor: { label: 'For minors', description: 'Shown when the age is under 18.' } },
    },
    privacyHref: {
      type: 'string',
      required: true,
      maxLength: HREF_MAX,
      pluginOptions: {
        editor: {
          label: 'Privacy page',
          description: 'A page of the site (/about), an anchor (#contact), a web address (https://…), mailto: or tel:.',
        },
        rule: 'href',
      },
    },
    successTitle: {
      type: 'string',
      required: true,
      maxLength: 160,
      pluginOptions: { editor: { label: 'After sending: title' } },
    },
    successText: { type: 'text', maxLength: 1000, pluginOptions: { editor: { label: 'After sending: text' } } },
    insecureText: {
      type: 'text',
      maxLength: 1000,
      pluginOptions: {
        editor: {
          label: 'Without the form',
          description: 'Shown where the form cannot work; say how to reach us instead.',
        },
      },
    },
  },
} satisfies ComponentDefinition;
