import type { PageDefinition } from '../../../../site-content/model';

export default {
  kind: 'singleType',
  collectionName: 'gallery_intros',
  info: {
    singularName: 'gallery-intro',
    pluralName: 'gallery-intros',
    displayName: 'Page: Player cards',
    description: '/player-cards: the words around the cards. The cards themselves are made by staff on the site.',
  },
  options: { draftAndPublish: true },
  pluginOptions: {},
  attributes: {
    hero: {
      type: 'component',
      component: 'shared.film-head',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'Head' } },
    },
    showPagination: {
      type: 'boolean',
      default: false,
      required: true,
      pluginOptions: {
        editor: { label: 'Show page numbers', description: 'On a sport’s own page, where it has more than one.' },
      },
    },
    emptySlot: {
      type: 'component',
      component: 'gallery.empty-slot',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'Empty slot' } },
    },
    noMatch: {
      type: 'component',
      component: 'shared.text-card',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'Nobody fits the search' } },
    },
    noCards: {
      type: 'component',
      component: 'shared.text-card',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'There is no card' } },
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
