import { dollars, line, link, list, paragraph, picture } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_packages_packs',
  info: { displayName: 'Pack', icon: 'gift', description: 'What can be bought.' },
  options: {},
  attributes: {
    name: line('Name', 60, { required: true }),
    lead: paragraph('Who it is for', 400),
    featuresHeading: line('Heading of the list', 160),
    features: list('shared.line', 'What you get'),
    includes: list('shared.line', 'Includes packs', {
      description: 'Name of each other pack that comes with this one, exactly as it is called.',
    }),
    price: dollars('Price', 'U.S. dollars a month. Printed only while prices are shown.'),
    picture: picture(),
    link: link(),
  },
} satisfies ComponentDefinition;
