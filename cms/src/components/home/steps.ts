import { heading, line, orderedList } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_home_stepss',
  info: { displayName: 'Steps', icon: 'walk', description: 'How it works, in three steps.' },
  options: {},
  attributes: {
    label: line('Small words, left', 60),
    note: line('Small words, right', 60, {
      description: '{{season}} prints the season of the clock, which begins in August, such as 2026–27.',
    }),
    heading: heading(),
    items: orderedList('shared.linked-card', 'Steps', { min: 1 }),
  },
} satisfies ComponentDefinition;
