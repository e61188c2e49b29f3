import { paragraph } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_packages_conditionss',
  info: {
    displayName: 'Conditions',
    icon: 'file',
    description: 'What a family agrees to when it pays. What is empty is not shown: fill in what is true.',
  },
  options: {},
  attributes: {
    term: paragraph('How long it runs', 600),
    cancellation: paragraph('How to cancel', 600),
    refund: paragraph('Refunds', 600),
    payment: paragraph('Ways to pay', 600),
    notIncluded: paragraph('What is not included', 1000, {
      description: 'What a family pays to others: tests, applications, visa, insurance, flights.',
    }),
  },
} satisfies ComponentDefinition;
