import type { PageDefinition } from '../../../../site-content/model';

export default {
  kind: 'singleType',
  collectionName: 'about_pages',
  info: { singularName: 'about-page', pluralName: 'about-pages', displayName: 'Page: About us', description: '/about' },
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
    pictures: {
      type: 'media',
      multiple: true,
      allowedTypes: ['images'],
      pluginOptions: {
        editor: {
          label: 'Pictures',
          description: 'In their order. Describe each in the media library’s “Alternative text”.',
        },
      },
    },
    mission: {
      type: 'component',
      component: 'about.statement',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'Mission' } },
    },
    vision: {
      type: 'component',
      component: 'about.statement',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'Vision' } },
    },
    story: {
      type: 'component',
      component: 'about.story',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'About us' } },
    },
    closing: {
      type: 'component',
      component: 'shared.call-to-action',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'Closing' } },
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
