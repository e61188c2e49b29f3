import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_scholarships_sportss',
  info: { displayName: 'Sports scholarships', icon: 'crown', description: 'Section #sportsscholarships.' },
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
    associations: {
      type: 'component',
      component: 'scholarships.association',
      repeatable: true,
      pluginOptions: { editor: { label: 'Associations' } },
    },
  },
} satisfies ComponentDefinition;
