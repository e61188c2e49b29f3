import { orderedList } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_draft_days',
  info: { displayName: 'Day', icon: 'calendar', description: 'One day of the schedule.' },
  options: {},
  attributes: {
    date: { type: 'date', required: true, pluginOptions: { editor: { label: 'Date' } } },
    items: orderedList('shared.line', 'Activities', { min: 1 }),
  },
} satisfies ComponentDefinition;
