import { heading, orderedList, text } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_draft_scholarshipss',
  info: { displayName: 'Scholarships', icon: 'crown', description: 'Text with three cards.' },
  options: {},
  attributes: {
    heading: heading(),
    text: text(),
    cards: orderedList('shared.picture-card', 'Cards'),
  },
} satisfies ComponentDefinition;
