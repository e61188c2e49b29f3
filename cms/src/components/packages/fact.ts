import { line } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_packages_facts',
  info: { displayName: 'Figure', icon: 'hashtag', description: 'A figure and what it counts.' },
  options: {},
  attributes: {
    value: line('Figure', 20, { required: true }),
    label: line('What it counts', 60, { required: true }),
  },
} satisfies ComponentDefinition;
