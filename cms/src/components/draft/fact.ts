import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_draft_facts',
  info: { displayName: 'Info box', icon: 'information', description: 'One fact about the event.' },
  options: {},
  attributes: {
    title: { type: 'string', required: true, maxLength: 80, pluginOptions: { editor: { label: 'Title' } } },
    text: { type: 'string', maxLength: 160, pluginOptions: { editor: { label: 'Text' } } },
    link: {
      type: 'component',
      component: 'shared.link',
      repeatable: false,
      pluginOptions: { editor: { label: 'Link', description: 'Leave it out and no button shows.' } },
    },
  },
} satisfies ComponentDefinition;
