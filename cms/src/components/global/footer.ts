import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_global_footers',
  info: { displayName: 'Footer', icon: 'layout', description: 'Foot of every page.' },
  options: {},
  attributes: {
    tagline: { type: 'string', maxLength: 160, pluginOptions: { editor: { label: 'Line under the logo' } } },
    columns: {
      type: 'component',
      component: 'global.footer-column',
      repeatable: true,
      pluginOptions: { editor: { label: 'Columns', description: 'In their order.' } },
    },
    copyright: {
      type: 'string',
      required: true,
      maxLength: 160,
      pluginOptions: { editor: { label: 'Copyright line' } },
    },
    legalLinks: {
      type: 'component',
      component: 'shared.link',
      repeatable: true,
      pluginOptions: { editor: { label: 'Small links' } },
    },
    staffLink: {
      type: 'component',
      component: 'shared.link',
      repeatable: false,
      pluginOptions: { editor: { label: 'Staff link', description: 'Only people who are signed in see it.' } },
    },
    demoNotice: {
      type: 'string',
      maxLength: 240,
      pluginOptions: { editor: { label: 'Demo notice', description: 'Shown while demo players are loaded.' } },
    },
  },
} satisfies ComponentDefinition;
