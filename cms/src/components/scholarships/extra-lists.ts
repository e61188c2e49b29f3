import { list, toggle } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_scholarships_extra_listss',
  info: { displayName: 'Extra lists', icon: 'bulletList', description: 'Lists below the page’s sections.' },
  options: {},
  attributes: {
    enabled: toggle('Show the lists', 'Off: they are nowhere on the page.'),
    lists: list('scholarships.list', 'Lists'),
  },
} satisfies ComponentDefinition;
