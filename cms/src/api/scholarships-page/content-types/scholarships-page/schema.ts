import type { PageDefinition } from '../../../../site-content/model';

export default {
  kind: 'singleType',
  collectionName: 'scholarships_pages',
  info: {
    singularName: 'scholarships-page',
    pluralName: 'scholarships-pages',
    displayName: 'Page: Scholarships',
    description: '/scholarships',
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
    guaranteed: {
      type: 'component',
      component: 'scholarships.guaranteed',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'Guaranteed Scholarships' } },
    },
    included: {
      type: 'component',
      component: 'scholarships.included',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'What it includes' } },
    },
    sports: {
      type: 'component',
      component: 'scholarships.sports',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'Sports Scholarships' } },
    },
    academic: {
      type: 'component',
      component: 'scholarships.academic',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'Academic Scholarships' } },
    },
    priceBox: {
      type: 'component',
      component: 'scholarships.price-box',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'Price box' } },
    },
    extraLists: {
      type: 'component',
      component: 'scholarships.extra-lists',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'Extra lists' } },
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
