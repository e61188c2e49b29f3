import { line, paragraph, picture, toggle } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_home_quotes',
  info: { displayName: 'Quote', icon: 'quote', description: 'What somebody said.' },
  options: {},
  attributes: {
    text: paragraph('Words', 500, { required: true }),
    person: line('Person', 160, { required: true }),
    caption: line('Caption', 160, { description: 'Such as position and country.' }),
    picture: picture(),
    illustrative: toggle('Example', 'Leave on unless a real person said exactly this and agreed in writing.', true),
  },
} satisfies ComponentDefinition;
