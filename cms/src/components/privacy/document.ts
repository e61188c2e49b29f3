import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_privacy_documents',
  info: { displayName: 'Privacy text', icon: 'shield', description: 'The text in one language.' },
  options: {},
  attributes: {
    seo: {
      type: 'component',
      component: 'shared.seo',
      repeatable: false,
      pluginOptions: { editor: { label: 'Search and sharing' } },
    },
    title: { type: 'string', required: true, maxLength: 160, pluginOptions: { editor: { label: 'Title' } } },
    lead: { type: 'text', maxLength: 1000, pluginOptions: { editor: { label: 'Sentence under the title' } } },
    contentsLabel: { type: 'string', maxLength: 40, pluginOptions: { editor: { label: 'Heading of the contents' } } },
    otherLanguageLabel: {
      type: 'string',
      maxLength: 60,
      pluginOptions: { editor: { label: 'Link to the other language' } },
    },
    sections: {
      type: 'component',
      component: 'privacy.section',
      repeatable: true,
      pluginOptions: { editor: { label: 'Sections', description: 'In their order.' } },
    },
  },
} satisfies ComponentDefinition;
