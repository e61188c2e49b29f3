import { line, target, toggle } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_shared_links',
  info: { displayName: 'Link', icon: 'link', description: 'Words and where they lead.' },
  options: {},
  attributes: {
    label: line('Words', 120, { required: true }),
    href: target('Target', { required: true }),
    newTab: toggle('New tab', 'Open in a new tab; for outside addresses only.'),
  },
} satisfies ComponentDefinition;
