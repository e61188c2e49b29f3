import { heading, line, orderedList } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_draft_schedules',
  info: { displayName: 'Schedule', icon: 'calendar', description: 'The days of the event.' },
  options: {},
  attributes: {
    heading: heading(),
    overHeading: line('Heading when the edition is over', 160, {
      description: 'Empty: the heading, and that it is of the last edition.',
    }),
    dayLabel: line('Heading of the days', 40),
    activityLabel: line('Heading of the activities', 80),
    days: orderedList('draft.day', 'Days'),
  },
} satisfies ComponentDefinition;
