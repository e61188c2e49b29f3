import { heading, line, link, list, picture, text } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_packages_showcase_passs',
  info: { displayName: 'Showcase Pass', icon: 'star', description: 'The ticket section.' },
  options: {},
  attributes: {
    heading: heading(),
    text: text(),
    link: link(),
    facts: list('packages.fact', 'Figures'),
    stub: line('Words on the stub', 40),
    picture: picture(),
  },
} satisfies ComponentDefinition;
