import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_packages_showcase_passs',
  info: { displayName: 'Showcase Pass', icon: 'star', description: 'The ticket section.' },
  options: {},
  attributes: {
    heading: { type: 'string', required: true, maxLength: 160, pluginOptions: { editor: { label: 'Heading' } } },
    text: { type: 'text', maxLength: 1000, pluginOptions: { editor: { label: 'Text' } } },
    link: {
      type: 'component',
      component: 'shared.link',
      repeatable: false,
      pluginOptions: { editor: { label: 'Button', description: 'Leave it out and no button shows.' } },
    },
    facts: {
      type: 'component',
      component: 'packages.fact',
      repeatable: true,
      pluginOptions: { editor: { label: 'Figures' } },
    },
    stub: { type: 'string', maxLength: 40, pluginOptions: { editor: { label: 'Words on the stub' } } },
    picture: {
      type: 'media',
      multiple: false,
      allowedTypes: ['images'],
      pluginOptions: {
        editor: { label: 'Picture', description: 'Describe the picture in the media library’s “Alternative text”.' },
      },
    },
  },
} satisfies ComponentDefinition;
