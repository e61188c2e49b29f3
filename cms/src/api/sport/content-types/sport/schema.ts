import { SPORT_NAME_MAX } from '../../../../contract';
import { editable, readOnly, withTexts } from '../../../../editor/field-texts';

const texts = {
  name: editable(
    'Name',
    'Group, hyphen, heading: “Soccer-Men’s Soccer” reads “Men’s Soccer” in the gallery and “Soccer” on a card.',
  ),
  spanishName: editable('Name in Spanish', 'In the same form: “Fútbol-Fútbol masculino”. Empty: the English name.'),
  displayOrder: { ...editable('Place in the list', 'Lower numbers come first.'), listLabel: 'Place' },
  playerCards: readOnly('Player cards'),
};

export default {
  kind: 'collectionType',
  collectionName: 'sports',
  info: {
    singularName: 'sport',
    pluralName: 'sports',
    displayName: 'Sport',
    description: 'What player cards are grouped by',
  },
  options: { draftAndPublish: false },
  config: {
    settings: { mainField: 'name', defaultSortBy: 'displayOrder', defaultSortOrder: 'ASC' },
    layouts: { list: ['name', 'spanishName', 'displayOrder', 'playerCards'] },
  },
  attributes: withTexts(texts, {
    name: { type: 'string', required: true, unique: true, minLength: 1, maxLength: SPORT_NAME_MAX },
    spanishName: { type: 'string', maxLength: SPORT_NAME_MAX },
    displayOrder: { type: 'integer', required: true, default: 100, min: 0 },
    playerCards: {
      type: 'relation',
      relation: 'oneToMany',
      target: 'api::player-card.player-card',
      mappedBy: 'sport',
    },
  }),
};
