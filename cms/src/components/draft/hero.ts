import { line, link, paragraph, picture, text, title } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_draft_heros',
  info: { displayName: 'Head', icon: 'dashboard', description: 'Top of the page.' },
  options: {},
  attributes: {
    title: title(),
    lead: text('Sentence under the title'),
    button: link(),
    picture: picture('Picture (MVP)'),
    pictureLabel: line('Words on the picture', 30),
    overText: paragraph('When the edition is over', 1000, { required: true }),
    overButtonLabel: line('Words of the button when the edition is over', 60, {
      description: 'The button leads to the same place, which is then the waiting list. Empty, it keeps its words.',
    }),
  },
} satisfies ComponentDefinition;
