import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_draft_heros',
  info: { displayName: 'Head', icon: 'dashboard', description: 'Top of the page.' },
  options: {},
  attributes: {
    title: { type: 'string', required: true, maxLength: 160, pluginOptions: { editor: { label: 'Title' } } },
    lead: { type: 'text', maxLength: 1000, pluginOptions: { editor: { label: 'Sentence under the title' } } },
    button: {
      type: 'component',
      component: 'shared.link',
      repeatable: false,
      pluginOptions: { editor: { label: 'Button', description: 'Leave it out and no button shows.' } },
    },
    picture: {
      type: 'media',
      multiple: false,
      allowedTypes: ['images'],
      pluginOptions: {
        editor: {
          label: 'Picture (MVP)',
          description: 'Describe the picture in the media library’s “Alternative text”.',
        },
      },
    },
    pictureLabel: { type: 'string', maxLength: 30, pluginOptions: { editor: { label: 'Words on the picture' } } },
    overText: {
      type: 'text',
      maxLength: 1000,
      required: true,
      pluginOptions: { editor: { label: 'When the edition is over' } },
    },
    overButtonLabel: {
      type: 'string',
      maxLength: 60,
      pluginOptions: {
        editor: {
          label: 'Words of the button when the edition is over',
          description: 'The button leads to the same place, which is then the waiting list. Empty, it keeps its words.',
        },
      },
    },
  },
} satisfies ComponentDefinition;
