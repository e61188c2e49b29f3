import { text, title } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_shared_page_heads',
  info: { displayName: 'Page head', icon: 'dashboard', description: 'Title of a page and the sentence under it.' },
  options: {},
  attributes: {
    title: title(),
    lead: text('Sentence under the title'),
  },
} satisfies ComponentDefinition;
