import { line } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_privacy_providers',
  info: { displayName: 'Provider', icon: 'server', description: 'A company that handles data for us.' },
  options: {},
  attributes: {
    name: line('Name', 120, { required: true, shared: true }),
    purpose: line('What it does for us', 200, { required: true, description: 'Such as “hosting”.' }),
  },
} satisfies ComponentDefinition;
