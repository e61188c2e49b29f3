import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_experiences_experiences',
  info: { displayName: 'Experience', icon: 'picture', description: 'A slide, with its detail.' },
  options: {},
  attributes: {
    anchor: {
      type: 'string',
      required: true,
      regex: '^[a-z][a-z0-9-]*$',
      maxLength: 60,
      pluginOptions: {
        editor: {
          label: 'Anchor',
          description: 'Small letters and hyphens: the address of its detail on /program-detail.',
        },
      },
    },
    title: { type: 'string', required: true, maxLength: 160, pluginOptions: { editor: { label: 'Title' } } },
    text: { type: 'text', maxLength: 400, pluginOptions: { editor: { label: 'Text on the slide' } } },
    picture: {
      type: 'media',
      multiple: false,
      allowedTypes: ['images'],
      pluginOptions: {
        editor: { label: 'Picture', description: 'Describe the picture in the media library’s “Alternative text”.' },
      },
    },
    detailHeading: { type: 'string', maxLength: 160, pluginOptions: { editor: { label: 'Heading of the detail' } } },
    detail: {
      type: 'blocks',
      pluginOptions: {
        editor: { label: 'Detail', description: 'Pictures have fields of their own and are refused here.' },
        rule: 'richText',
      },
    },
    joinLink: {
      type: 'component',
      component: 'shared.link',
      repeatable: false,
      pluginOptions: { editor: { label: 'Join-now link', description: 'Shown with the details.' } },
    },
  },
} satisfies ComponentDefinition;
