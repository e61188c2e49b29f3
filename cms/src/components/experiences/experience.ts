import { line, link, paragraph, picture, richText, title } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_experiences_experiences',
  info: { displayName: 'Experience', icon: 'picture', description: 'A slide, with its detail.' },
  options: {},
  attributes: {
    anchor: line('Anchor', 60, {
      shared: true,
      required: true,
      description: 'Small letters and hyphens: the address of its detail on /program-detail.',
      regex: '^[a-z][a-z0-9-]*$',
    }),
    title: title(),
    text: paragraph('Text on the slide', 400),
    picture: picture(),
    detailHeading: line('Heading of the detail', 160),
    detail: richText('Detail'),
    joinLink: link('Join-now link', 'Shown with the details.'),
  },
} satisfies ComponentDefinition;
