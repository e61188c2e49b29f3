import { line, link, list, paragraph } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_global_sidebars',
  info: { displayName: 'Sidebar', icon: 'layer', description: 'Opens from the button at the right of the header.' },
  options: {},
  attributes: {
    heading: line('Heading', 160),
    blurb: paragraph('About the agency', 1000, { description: 'Two sentences at most.' }),
    offerings: list('shared.link', 'Offerings', { description: 'The four packs and add-ons.' }),
    button: link(),
  },
} satisfies ComponentDefinition;
