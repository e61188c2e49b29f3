import type { PageDefinition } from '../../../../site-content/model';

export default {
  kind: 'singleType',
  collectionName: 'experiences_pages',
  info: {
    singularName: 'experiences-page',
    pluralName: 'experiences-pages',
    displayName: 'Page: Player experiences',
    description: '/player-experiences and /program-detail',
  },
  options: { draftAndPublish: true },
  pluginOptions: {},
  attributes: {
    head: {
      type: 'component',
      component: 'shared.page-head',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'Head' } },
    },
    showDetails: {
      type: 'boolean',
      default: false,
      required: true,
      pluginOptions: {
        editor: { label: 'Show the details', description: 'Off: slides only, without details and join-now links.' },
      },
    },
    slides: {
      type: 'component',
      component: 'experiences.experience',
      repeatable: true,
      min: 1,
      pluginOptions: { editor: { label: 'Slides', description: 'In their order.' } },
    },
    closing: {
      type: 'component',
      component: 'shared.call-to-action',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'Closing' } },
    },
    programDetail: {
      type: 'component',
      component: 'experiences.program-detail',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'Page /program-detail' } },
    },
    seo: {
      type: 'component',
      component: 'shared.seo',
      repeatable: false,
      pluginOptions: {
        editor: { label: 'Search and sharing', description: 'What search engines and shared links show.' },
      },
    },
  },
} satisfies PageDefinition;
