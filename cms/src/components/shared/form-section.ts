import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_shared_form_sections',
  info: { displayName: 'Form section', icon: 'envelop', description: 'Words beside the request form, and over it.' },
  options: {},
  attributes: {
    heading: { type: 'string', required: true, maxLength: 160, pluginOptions: { editor: { label: 'Heading' } } },
    text: { type: 'text', maxLength: 1000, pluginOptions: { editor: { label: 'Text' } } },
    formHeading: {
      type: 'string',
      required: true,
      maxLength: 160,
      pluginOptions: { editor: { label: 'Heading of the form' } },
    },
    formNote: {
      type: 'string',
      maxLength: 160,
      pluginOptions: { editor: { label: 'Small words beside it', description: 'Such as “Takes two minutes”.' } },
    },
  },
} satisfies ComponentDefinition;
