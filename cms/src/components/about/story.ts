import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_about_storys',
  info: { displayName: 'About us', icon: 'file', description: 'Text with stages.' },
  options: {},
  attributes: {
    heading: { type: 'string', required: true, maxLength: 160, pluginOptions: { editor: { label: 'Heading' } } },
    text: {
      type: 'blocks',
      pluginOptions: {
        editor: { label: 'Text', description: 'Pictures have fields of their own and are refused here.' },
        rule: 'richText',
      },
    },
    stages: {
      type: 'component',
      component: 'about.stage',
      repeatable: true,
      pluginOptions: { editor: { label: 'Stages', description: 'In their order.' } },
    },
  },
} satisfies ComponentDefinition;
