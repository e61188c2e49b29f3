import { HREF_MAX, SOCIAL_NETWORKS } from '../../contract';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_shared_social_links',
  info: { displayName: 'Social account', icon: 'globe', description: 'An account of ours on a network.' },
  options: {},
  attributes: {
    network: {
      type: 'enumeration',
      enum: [...SOCIAL_NETWORKS],
      required: true,
      pluginOptions: { editor: { label: 'Network' } },
    },
    label: {
      type: 'string',
      required: true,
      maxLength: 160,
      pluginOptions: { editor: { label: 'Printed name', description: 'Such as @upfield.usa' } },
    },
    href: {
      type: 'string',
      required: true,
      maxLength: HREF_MAX,
      pluginOptions: {
        editor: {
          label: 'Address',
          description: 'A page of the site (/about), an anchor (#contact), a web address (https://…), mailto: or tel:.',
        },
        rule: 'href',
      },
    },
  },
} satisfies ComponentDefinition;
