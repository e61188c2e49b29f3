import { line, list, target } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_global_footer_columns',
  info: { displayName: 'Footer column', icon: 'bulletList', description: 'A heading with links.' },
  options: {},
  attributes: {
    heading: line('Heading', 60, { required: true }),
    href: target('Target of the heading'),
    links: list('shared.link', 'Links'),
  },
} satisfies ComponentDefinition;
