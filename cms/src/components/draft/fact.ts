import { line, link } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_draft_facts',
  info: { displayName: 'Info box', icon: 'information', description: 'One fact about the event.' },
  options: {},
  attributes: {
    title: line('Title', 80, { required: true }),
    text: line('Text', 160),
    link: link('Link'),
  },
} satisfies ComponentDefinition;
