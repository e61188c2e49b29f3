import { heading, line, link, list, paragraph, picture, text } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_packages_showcase_passs',
  info: { displayName: 'Showcase Pass', icon: 'star', description: 'The ticket section.' },
  options: {},
  attributes: {
    heading: heading(),
    text: text(),
    link: link(),
    overText: paragraph('While there is no event to play', 1000, {
      description:
        'In place of the text and the button once registration for the event of the draft page has closed. Empty: that no date is set.',
    }),
    overLink: link('Button while there is no event', 'Such as the waiting list. Leave it out and no button shows.'),
    facts: list('packages.fact', 'Figures'),
    stub: line('Words on the stub', 40),
    picture: picture(),
  },
} satisfies ComponentDefinition;
