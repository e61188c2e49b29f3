import { line, picture } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_draft_pictures',
  info: { displayName: 'Captioned picture', icon: 'picture', description: 'A picture and its caption.' },
  options: {},
  attributes: {
    caption: line('Caption', 160, { required: true }),
    picture: picture(),
  },
} satisfies ComponentDefinition;
