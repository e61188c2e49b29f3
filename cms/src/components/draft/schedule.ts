import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_draft_schedules',
  info: { displayName: 'Schedule', icon: 'calendar', description: 'The days of the event.' },
  options: {},
  attributes: {
    heading: { type: 'string', required: true, maxLength: 160, pluginOptions: { editor: { label: 'Heading' } } },
    dayLabel: { type: 'string', maxLength: 40, pluginOptions: { editor: { label: 'Heading of the days' } } },
    activityLabel: { type: 'string', maxLength: 80, pluginOptions: { editor: { label: 'Heading of the activities' } } },
    days: {
      type: 'component',
      component: 'draft.day',
      repeatable: true,
      pluginOptions: { editor: { label: 'Days', description: 'In their order.' } },
    },
  },
} satisfies ComponentDefinition;
