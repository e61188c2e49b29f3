import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_privacy_sections',
  info: { displayName: 'Section', icon: 'file', description: 'A numbered section.' },
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
          description: 'Small letters and hyphens; do not change it once the page is public.',
        },
      },
    },
    heading: { type: 'string', required: true, maxLength: 160, pluginOptions: { editor: { label: 'Heading' } } },
    text: {
      type: 'blocks',
      pluginOptions: {
        editor: {
          label: 'Text',
          description:
            '{{leadRetentionMonths}} prints the months after which leads are deleted. Pictures have fields of their own and are refused here.',
        },
        rule: 'richText',
      },
    },
  },
} satisfies ComponentDefinition;
