import { line, orderedList } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_home_quotess',
  info: { displayName: 'Quotes', icon: 'quote', description: 'Slider of quotes.' },
  options: {},
  attributes: {
    heading: line('Heading', 160),
    illustrativeNote: line('Note on examples', 160, {
      required: true,
      description: 'Printed beside every quote that is an example.',
    }),
    items: orderedList('home.quote', 'Quotes'),
  },
} satisfies ComponentDefinition;
