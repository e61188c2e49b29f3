import { scholarshipFields } from '../../site-content/field-groups';
import { link, list } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_scholarships_academics',
  info: { displayName: 'Academic scholarships', icon: 'book', description: 'Section #academicscholarships.' },
  options: {},
  attributes: {
    ...scholarshipFields(),
    items: list('shared.text-card', 'What counts'),
    link: link(),
  },
} satisfies ComponentDefinition;
