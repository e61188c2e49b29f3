import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_draft_days',
  info: { displayName: 'Day', icon: 'calendar', description: 'One day of the schedule.' },
  options: {},
  attributes: {
    date: { type: 'date', required: true, pluginOptions: { editor: { label: 'Date' } } },
    items: {
      type: 'component',
      component: 'shared.line',
      repeatable: true,
      min: 1,
      pluginOptions: { editor: { label: 'Activities', description: 'In their order.' } },
    },
  },
} satisfies ComponentDefinition;
