import { inBothLanguages, orderedList, part, section, seo } from '../../../../site-content/fields';

export default inBothLanguages({
  collectionName: 'draft_pages',
  info: {
    singularName: 'draft-page',
    pluralName: 'draft-pages',
    displayName: 'Page: Player draft',
    description: '/player-draft',
  },
  attributes: {
    event: section('draft.event', 'Event'),
    hero: section('draft.hero', 'Head'),
    facts: orderedList('draft.fact', 'Info boxes'),
    scholarships: section('draft.scholarships', 'Scholarships'),
    included: section('draft.included', 'What is included'),
    video: section('draft.video', 'Video'),
    schedule: section('draft.schedule', 'Schedule'),
    conditions: part('draft.conditions', 'Conditions', 'Below the schedule. Empty fields are not shown.'),
    closing: section('shared.call-to-action', 'Closing'),
    overClosing: part(
      'shared.call-to-action',
      'Closing when the edition is over',
      'Takes the place of the closing by itself once the event has ended. Leave it out and the closing stays.',
    ),
    seo: seo(),
  },
});
