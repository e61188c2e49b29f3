import { CARD_TEXT_MAX, CAREER_YEAR_MIN, SCHOOL_YEAR_RANGE } from '../../../../contract';
import { editable, withTexts } from '../../../../editor/field-texts';

const texts = {
  team: editable('Team'),
  startYear: editable('First year'),
  endYear: editable('Last year'),
  isCurrent: editable('Current team'),
  playerCard: editable('Player card'),
};

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
  config: { settings: { mainField: 'team' } },
  attributes: withTexts(texts, {
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
  }),
};
