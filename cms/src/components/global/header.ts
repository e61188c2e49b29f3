import { link, orderedList } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_global_headers',
  info: { displayName: 'Header', icon: 'layout', description: 'Menu and button at the top of every page.' },
  options: {},
  attributes: {
    menu: orderedList('global.menu-item', 'Menu'),
    button: link(),
  },
} satisfies ComponentDefinition;
