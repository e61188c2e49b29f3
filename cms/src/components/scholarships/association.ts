import { line, link, text } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_scholarships_associations',
  info: { displayName: 'Association', icon: 'earth', description: 'A body that runs college sport.' },
  options: {},
  attributes: {
    abbreviation: line('Abbreviation', 20, { required: true }),
    name: line('Full name', 160, { required: true }),
    text: text(),
    link: link('Link'),
  },
} satisfies ComponentDefinition;
