import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_shared_lines',
  info: { displayName: 'Line', icon: 'bulletList', description: 'One line of a list.' },
  options: {},
  attributes: {
    text: { type: 'string', required: true, maxLength: 240, pluginOptions: { editor: { label: 'Text' } } },
  },
} satisfies ComponentDefinition;
