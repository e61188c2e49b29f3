import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_scholarships_associations',
  info: { displayName: 'Association', icon: 'earth', description: 'A body that runs college sport.' },
  options: {},
  attributes: {
    abbreviation: {
      type: 'string',
      required: true,
      maxLength: 20,
      pluginOptions: { editor: { label: 'Abbreviation' } },
    },
    name: { type: 'string', required: true, maxLength: 160, pluginOptions: { editor: { label: 'Full name' } } },
    text: { type: 'text', maxLength: 1000, pluginOptions: { editor: { label: 'Text' } } },
    link: {
      type: 'component',
      component: 'shared.link',
      repeatable: false,
      pluginOptions: { editor: { label: 'Link', description: 'Leave it out and no button shows.' } },
    },
  },
} satisfies ComponentDefinition;
