import { line, list, target } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_global_menu_items',
  info: {
    displayName: 'Menu entry',
    icon: 'bulletList',
    description: 'A link, or a dropdown where it has links of its own.',
  },
  options: {},
  attributes: {
    label: line('Words', 60, { required: true }),
    href: target('Target'),
    links: list('shared.link', 'Dropdown', { description: 'Leave empty for a plain link.' }),
  },
} satisfies ComponentDefinition;
