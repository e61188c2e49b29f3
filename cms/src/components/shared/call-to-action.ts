import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_shared_call_to_actions',
  info: { displayName: 'Call to action', icon: 'bell', description: 'Ends a page with one thing to do.' },
  options: {},
  attributes: {
    heading: { type: 'string', required: true, maxLength: 160, pluginOptions: { editor: { label: 'Heading' } } },
    text: { type: 'text', maxLength: 1000, pluginOptions: { editor: { label: 'Text' } } },
    link: {
      type: 'component',
      component: 'shared.link',
      repeatable: false,
      pluginOptions: { editor: { label: 'Button', description: 'Leave it out and no button shows.' } },
    },
  },
} satisfies ComponentDefinition;
