import type { PageDefinition } from '../../../../site-content/model';

export default {
  kind: 'singleType',
  collectionName: 'home_pages',
  info: { singularName: 'home-page', pluralName: 'home-pages', displayName: 'Page: Home', description: '/' },
  options: { draftAndPublish: true },
  pluginOptions: {},
  attributes: {
    eventBanner: {
      type: 'component',
      component: 'home.event-banner',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'Event banner' } },
    },
    hero: {
      type: 'component',
      component: 'shared.film-head',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'Head' } },
    },
    steps: {
      type: 'component',
      component: 'home.steps',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'Steps' } },
    },
    services: {
      type: 'component',
      component: 'home.services',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'Services' } },
    },
    quotes: {
      type: 'component',
      component: 'home.quotes',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'Quotes' } },
    },
    contact: {
      type: 'component',
      component: 'shared.form-section',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'Contact section' } },
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
