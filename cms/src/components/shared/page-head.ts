import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_shared_page_heads',
  info: { displayName: 'Page head', icon: 'dashboard', description: 'Title of a page and the sentence under it.' },
  options: {},
  attributes: {
    title: { type: 'string', required: true, maxLength: 160, pluginOptions: { editor: { label: 'Title' } } },
    lead: { type: 'text', maxLength: 1000, pluginOptions: { editor: { label: 'Sentence under the title' } } },
  },
} satisfies ComponentDefinition;
