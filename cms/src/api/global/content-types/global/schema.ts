import type { PageDefinition } from '../../../../site-content/model';

export default {
  kind: 'singleType',
  collectionName: 'globals',
  info: {
    singularName: 'global',
    pluralName: 'globals',
    displayName: 'Global',
    description: 'Name, menus, footer, contact details and switches that every page shares.',
  },
  options: { draftAndPublish: true },
  pluginOptions: {},
  attributes: {
    siteName: {
      type: 'string',
      required: true,
      maxLength: 40,
      pluginOptions: { editor: { label: 'Name of the site' } },
    },
    header: {
      type: 'component',
      component: 'global.header',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'Header' } },
    },
    sidebar: {
      type: 'component',
      component: 'global.sidebar',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'Sidebar' } },
    },
    socialLinks: {
      type: 'component',
      component: 'shared.social-link',
      repeatable: true,
      pluginOptions: {
        editor: { label: 'Social accounts', description: 'The first one stands beside the request form.' },
      },
    },
    contact: {
      type: 'component',
      component: 'global.contact',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'Contact details' } },
    },
    leadForm: {
      type: 'component',
      component: 'global.lead-form',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'Request form' } },
    },
    footer: {
      type: 'component',
      component: 'global.footer',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'Footer' } },
    },
    newsletter: {
      type: 'component',
      component: 'global.newsletter',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'Newsletter' } },
    },
    privacy: {
      type: 'component',
      component: 'global.privacy',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'Privacy of players' } },
    },
    defaultSeo: {
      type: 'component',
      component: 'shared.seo',
      repeatable: false,
      required: true,
      pluginOptions: {
        editor: { label: 'Search and sharing', description: 'For pages that set nothing of their own.' },
      },
    },
  },
} satisfies PageDefinition;
