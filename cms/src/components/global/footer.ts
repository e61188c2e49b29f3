import { line, link, list, orderedList } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_global_footers',
  info: { displayName: 'Footer', icon: 'layout', description: 'Foot of every page.' },
  options: {},
  attributes: {
    tagline: line('Line under the logo', 160),
    columns: orderedList('global.footer-column', 'Columns'),
    copyright: line('Copyright line', 160, { required: true, description: '{{year}} prints the year of the clock.' }),
    legalLinks: list('shared.link', 'Small links'),
    staffLink: link('Staff link', 'Only people who are logged in see it.'),
    demoNotice: line('Demo notice', 240, { description: 'Shown while demo players are loaded.' }),
  },
} satisfies ComponentDefinition;
