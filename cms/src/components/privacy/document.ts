import { line, orderedList, part, text, title } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_privacy_documents',
  info: { displayName: 'Privacy text', icon: 'shield', description: 'The text itself.' },
  options: {},
  attributes: {
    seo: part('shared.seo', 'Search and sharing'),
    title: title(),
    lead: text('Sentence under the title'),
    contentsLabel: line('Heading of the contents', 40),
    otherLanguageLabel: line('Link to the other language', 60),
    sections: orderedList('privacy.section', 'Sections'),
  },
} satisfies ComponentDefinition;
