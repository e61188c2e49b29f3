import { line } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_shared_lines',
  info: { displayName: 'Line', icon: 'bulletList', description: 'One line of a list.' },
  options: {},
  attributes: {
    text: line('Text', 240, { required: true }),
  },
} satisfies ComponentDefinition;
