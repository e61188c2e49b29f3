import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_packages_facts',
  info: { displayName: 'Figure', icon: 'hashtag', description: 'A figure and what it counts.' },
  options: {},
  attributes: {
    value: { type: 'string', required: true, maxLength: 20, pluginOptions: { editor: { label: 'Figure' } } },
    label: { type: 'string', required: true, maxLength: 60, pluginOptions: { editor: { label: 'What it counts' } } },
  },
} satisfies ComponentDefinition;
