import { line, link } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_gallery_empty_slots',
  info: { displayName: 'Empty slot', icon: 'plus', description: 'The free place after a sport’s last card.' },
  options: {},
  attributes: {
    text: line('Words', 160, { required: true }),
    link: link('Link'),
  },
} satisfies ComponentDefinition;
