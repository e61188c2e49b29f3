import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_register_textss',
  info: { displayName: 'Registration texts', icon: 'file', description: 'Words of the registration.' },
  options: {},
  attributes: {
    title: { type: 'string', required: true, maxLength: 160, pluginOptions: { editor: { label: 'Title' } } },
    lead: { type: 'text', maxLength: 1000, pluginOptions: { editor: { label: 'Sentence under the title' } } },
    formHeading: {
      type: 'string',
      required: true,
      maxLength: 160,
      pluginOptions: { editor: { label: 'Heading of the form' } },
    },
    formNote: { type: 'string', maxLength: 160, pluginOptions: { editor: { label: 'Small words beside it' } } },
    submitLabel: { type: 'string', required: true, maxLength: 60, pluginOptions: { editor: { label: 'Button' } } },
    successTitle: {
      type: 'string',
      required: true,
      maxLength: 160,
      pluginOptions: { editor: { label: 'After sending: title' } },
    },
    successText: { type: 'text', maxLength: 1000, pluginOptions: { editor: { label: 'After sending: text' } } },
  },
} satisfies ComponentDefinition;
