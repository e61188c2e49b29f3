import { scholarshipFields } from '../../site-content/field-groups';
import { link, picture } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_scholarships_guaranteeds',
  info: { displayName: 'Guaranteed scholarships', icon: 'check', description: 'Section #guaranteedscholarship.' },
  options: {},
  attributes: {
    ...scholarshipFields(),
    picture: picture(),
    link: link(),
  },
} satisfies ComponentDefinition;
