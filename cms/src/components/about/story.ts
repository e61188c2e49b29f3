import { heading, orderedList, richText } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_about_storys',
  info: { displayName: 'About us', icon: 'file', description: 'Text with stages.' },
  options: {},
  attributes: {
    heading: heading(),
    text: richText(),
    stages: orderedList('about.stage', 'Stages'),
  },
} satisfies ComponentDefinition;
