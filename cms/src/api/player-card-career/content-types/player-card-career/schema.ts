import { CARD_TEXT_MAX, CAREER_YEAR_MIN, SCHOOL_YEAR_RANGE } from '../../../../contract';

// Strapi writes into an attribute's object, so no two attributes may share one.
const year = () => ({ type: 'integer', min: CAREER_YEAR_MIN, max: SCHOOL_YEAR_RANGE.max });

export default {
  kind: 'collectionType',
  collectionName: 'player_card_careers',
  info: {
    singularName: 'player-card-career',
    pluralName: 'player-card-careers',
    displayName: 'Career entry',
    description: 'One team of a player’s past',
  },
  options: { draftAndPublish: false },
  config: {
    settings: { mainField: 'team' },
    metadatas: {
      team: { edit: { label: 'Team' }, list: { label: 'Team' } },
      startYear: { edit: { label: 'First year' }, list: { label: 'First year' } },
      endYear: { edit: { label: 'Last year' }, list: { label: 'Last year' } },
      isCurrent: { edit: { label: 'Current team' }, list: { label: 'Current team' } },
      playerCard: { edit: { label: 'Player card' }, list: { label: 'Player card' } },
    },
  },
  attributes: {
    team: { type: 'string', required: true, minLength: 1, maxLength: CARD_TEXT_MAX.team },
    startYear: { ...year(), required: true },
    endYear: year(),
    isCurrent: { type: 'boolean', required: true, default: false },
    playerCard: {
      type: 'relation',
      relation: 'manyToOne',
      target: 'api::player-card.player-card',
      inversedBy: 'career',
    },
  },
};
