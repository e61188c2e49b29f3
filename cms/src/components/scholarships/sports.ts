import { scholarshipFields } from '../../site-content/field-groups';
import { list } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_scholarships_sportss',
  info: { displayName: 'Sports scholarships', icon: 'crown', description: 'Section #sportsscholarships.' },
  options: {},
  attributes: {
    ...scholarshipFields(),
    associations: list('scholarships.association', 'Associations'),
  },
} satisfies ComponentDefinition;
