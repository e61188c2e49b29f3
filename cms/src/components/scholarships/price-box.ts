import { dollars, line, link, text, toggle } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_scholarships_price_boxs',
  info: { displayName: 'Price box', icon: 'priceTag', description: 'A price with its conditions.' },
  options: {},
  attributes: {
    enabled: toggle('Show the price box', 'Off: it is nowhere on the page.'),
    heading: line('Heading', 160),
    amount: dollars('Amount', 'U.S. dollars.'),
    unit: line('Words after the amount', 60),
    text: text(),
    link: link(),
  },
} satisfies ComponentDefinition;
