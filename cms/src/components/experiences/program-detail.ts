import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_experiences_program_details',
  info: { displayName: 'Program details', icon: 'file', description: 'Page /program-detail.' },
  options: {},
  attributes: {
    seo: {
      type: 'component',
      component: 'shared.seo',
      repeatable: false,
      pluginOptions: { editor: { label: 'Search and sharing' } },
    },
    head: {
      type: 'component',
      component: 'shared.page-head',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'Head' } },
    },
    backLink: {
      type: 'component',
      component: 'shared.link',
      repeatable: false,
      pluginOptions: { editor: { label: 'Link back', description: 'Leave it out and no button shows.' } },
    },
    closing: {
      type: 'component',
      component: 'shared.call-to-action',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'Closing' } },
    },
  },
} satisfies ComponentDefinition;
