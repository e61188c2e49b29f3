import type { PageDefinition } from '../../../../site-content/model';

export default {
  kind: 'singleType',
  collectionName: 'privacy_pages',
  info: {
    singularName: 'privacy-page',
    pluralName: 'privacy-pages',
    displayName: 'Page: Privacy',
    description: '/privacy and /privacidad',
  },
  options: { draftAndPublish: true },
  pluginOptions: {},
  attributes: {
    english: {
      type: 'component',
      component: 'privacy.document',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'English' } },
    },
    spanish: {
      type: 'component',
      component: 'privacy.document',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'Spanish' } },
    },
  },
} satisfies PageDefinition;
