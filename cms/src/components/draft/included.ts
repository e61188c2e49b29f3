import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_draft_includeds',
  info: { displayName: 'What is included', icon: 'picture', description: 'Scroll of pictures.' },
  options: {},
  attributes: {
    heading: { type: 'string', required: true, maxLength: 160, pluginOptions: { editor: { label: 'Heading' } } },
    items: {
      type: 'component',
      component: 'draft.picture',
      repeatable: true,
      pluginOptions: { editor: { label: 'Pictures', description: 'In their order.' } },
    },
  },
} satisfies ComponentDefinition;
