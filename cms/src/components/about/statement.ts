import { heading, paragraph } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_about_statements',
  info: { displayName: 'Statement', icon: 'quote', description: 'A heading with a text.' },
  options: {},
  attributes: {
    heading: heading(),
    text: paragraph('Text', 1000, { required: true }),
  },
} satisfies ComponentDefinition;
