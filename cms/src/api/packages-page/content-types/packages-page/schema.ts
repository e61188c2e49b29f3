import type { PageDefinition } from '../../../../site-content/model';

export default {
  kind: 'singleType',
  collectionName: 'packages_pages',
  info: {
    singularName: 'packages-page',
    pluralName: 'packages-pages',
    displayName: 'Page: Packages',
    description: '/packages',
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
    showPrices: {
      type: 'boolean',
      default: false,
      required: true,
      pluginOptions: { editor: { label: 'Show prices', description: 'Off: no price is printed anywhere.' } },
    },
    priceUnit: {
      type: 'string',
      maxLength: 40,
      pluginOptions: { editor: { label: 'Words after a price', description: 'Such as “per month”.' } },
    },
    includesLabel: {
      type: 'string',
      maxLength: 40,
      pluginOptions: { editor: { label: 'Words before an included pack', description: 'Such as “All of”.' } },
    },
    packs: {
      type: 'component',
      component: 'packages.pack',
      repeatable: true,
      min: 1,
      pluginOptions: { editor: { label: 'Packs', description: 'In their order.' } },
    },
    addOns: {
      type: 'component',
      component: 'packages.add-ons',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'Add-ons' } },
    },
    showcasePass: {
      type: 'component',
      component: 'packages.showcase-pass',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'Showcase Pass' } },
    },
    registration: {
      type: 'component',
      component: 'shared.form-section',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'Registration' } },
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
