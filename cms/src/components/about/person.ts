import { line, picture } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_about_persons',
  info: { displayName: 'Person', icon: 'user', description: 'Somebody whom a family talks to.' },
  options: {},
  attributes: {
    name: line('Name', 120, { required: true }),
    role: line('What they do here', 120),
    college: line('College', 160, {
      description: 'Where they played or studied, such as “Midfielder, Ohio State, 2016–20”.',
    }),
    photo: picture(
      'Photo',
      'Their own, shown with their agreement. Describe it in the media library’s “Alternative text”.',
    ),
  },
} satisfies ComponentDefinition;
