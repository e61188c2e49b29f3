import { SPORT_NAME_MAX } from '../../../../contract';

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
    metadatas: {
      name: {
        edit: {
          label: 'Name',
          description:
            'Group, hyphen, heading: “Soccer-Men’s Soccer” reads “Men’s Soccer” in the gallery and “Soccer” on a card.',
        },
        list: { label: 'Name' },
      },
      displayOrder: {
        edit: { label: 'Place in the list', description: 'Lower numbers come first.' },
        list: { label: 'Place' },
      },
      playerCards: { edit: { label: 'Player cards', editable: false }, list: { label: 'Player cards' } },
    },
    layouts: { list: ['name', 'displayOrder', 'playerCards'] },
  },
  attributes: {
    name: { type: 'string', required: true, unique: true, minLength: 1, maxLength: SPORT_NAME_MAX },
    displayOrder: { type: 'integer', required: true, default: 100, min: 0 },
    playerCards: {
      type: 'relation',
      relation: 'oneToMany',
      target: 'api::player-card.player-card',
      mappedBy: 'sport',
    },
  },
};
