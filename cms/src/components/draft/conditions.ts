import { paragraph } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_draft_conditionss',
  info: {
    displayName: 'Conditions of the event',
    icon: 'file',
    description: 'Who answers for the event, in Spanish. What is empty is not shown: fill in what is true.',
  },
  options: {},
  attributes: {
    organizer: paragraph('Organizer', 400),
    cost: paragraph('Cost', 600),
    supervision: paragraph('Who looks after minors', 1000),
    insurance: paragraph('Insurance', 600),
    refund: paragraph('Refunds', 600),
  },
} satisfies ComponentDefinition;
