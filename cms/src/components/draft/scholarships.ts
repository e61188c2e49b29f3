import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_draft_scholarshipss',
  info: { displayName: 'Scholarships', icon: 'crown', description: 'Text with three cards.' },
  options: {},
  attributes: {
    heading: { type: 'string', required: true, maxLength: 160, pluginOptions: { editor: { label: 'Heading' } } },
    text: { type: 'text', maxLength: 1000, pluginOptions: { editor: { label: 'Text' } } },
    cards: {
      type: 'component',
      component: 'shared.picture-card',
      repeatable: true,
      pluginOptions: { editor: { label: 'Cards', description: 'In their order.' } },
    },
  },
} satisfies ComponentDefinition;
