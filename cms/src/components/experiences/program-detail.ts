import { link, part, section } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_experiences_program_details',
  info: { displayName: 'Program details', icon: 'file', description: 'Page /program-detail.' },
  options: {},
  attributes: {
    seo: part('shared.seo', 'Search and sharing'),
    head: section('shared.page-head', 'Head'),
    backLink: link('Link back'),
    closing: section('shared.call-to-action', 'Closing'),
  },
} satisfies ComponentDefinition;
