import { SOCIAL_NETWORKS } from '../../contract';
import { line, target } from '../../site-content/fields';
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
    label: line('Printed name', 160, { required: true, description: 'Such as @upfield.usa' }),
    href: target('Address', {
      required: true,
      description:
        'Of the account, such as https://www.instagram.com/upfield.usa. The network’s front page is not linked.',
    }),
  },
} satisfies ComponentDefinition;
