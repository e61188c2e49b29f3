import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_scholarships_guaranteeds',
  info: { displayName: 'Guaranteed scholarships', icon: 'check', description: 'Section #guaranteedscholarship.' },
  options: {},
  attributes: {
    shortName: {
      type: 'string',
      maxLength: 40,
      pluginOptions: { editor: { label: 'Short name', description: 'In the contents line at the head of the page.' } },
    },
    heading: { type: 'string', required: true, maxLength: 160, pluginOptions: { editor: { label: 'Heading' } } },
    text: {
      type: 'blocks',
      pluginOptions: {
        editor: { label: 'Text', description: 'Pictures have fields of their own and are refused here.' },
        rule: 'richText',
      },
    },
    picture: {
      type: 'media',
      multiple: false,
      allowedTypes: ['images'],
      pluginOptions: {
        editor: { label: 'Picture', description: 'Describe the picture in the media library’s “Alternative text”.' },
      },
    },
    link: {
      type: 'component',
      component: 'shared.link',
      repeatable: false,
      pluginOptions: { editor: { label: 'Button', description: 'Leave it out and no button shows.' } },
    },
  },
} satisfies ComponentDefinition;
