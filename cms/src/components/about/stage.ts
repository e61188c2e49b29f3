import { line, text, title } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_about_stages',
  info: { displayName: 'Stage', icon: 'walk', description: 'One stage of the way.' },
  options: {},
  attributes: {
    label: line('Small words', 40),
    title: title(),
    text: text(),
  },
} satisfies ComponentDefinition;
