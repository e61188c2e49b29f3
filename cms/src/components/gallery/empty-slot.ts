import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_gallery_empty_slots',
  info: { displayName: 'Empty slot', icon: 'plus', description: 'The free place after a sport’s last card.' },
  options: {},
  attributes: {
    text: { type: 'string', required: true, maxLength: 160, pluginOptions: { editor: { label: 'Words' } } },
    link: {
      type: 'component',
      component: 'shared.link',
      repeatable: false,
      pluginOptions: { editor: { label: 'Link', description: 'Leave it out and no button shows.' } },
    },
  },
} satisfies ComponentDefinition;
