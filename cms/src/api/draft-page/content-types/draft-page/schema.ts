import type { PageDefinition } from '../../../../site-content/model';

export default {
  kind: 'singleType',
  collectionName: 'draft_pages',
  info: {
    singularName: 'draft-page',
    pluralName: 'draft-pages',
    displayName: 'Page: Player draft (Spanish)',
    description: '/player-draft',
  },
  options: { draftAndPublish: true },
  pluginOptions: {},
  attributes: {
    event: {
      type: 'component',
      component: 'draft.event',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'Event' } },
    },
    hero: {
      type: 'component',
      component: 'draft.hero',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'Head' } },
    },
    facts: {
      type: 'component',
      component: 'draft.fact',
      repeatable: true,
      pluginOptions: { editor: { label: 'Info boxes', description: 'In their order.' } },
    },
    scholarships: {
      type: 'component',
      component: 'draft.scholarships',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'Scholarships' } },
    },
    included: {
      type: 'component',
      component: 'draft.included',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'What is included' } },
    },
    video: {
      type: 'component',
      component: 'draft.video',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'Video' } },
    },
    schedule: {
      type: 'component',
      component: 'draft.schedule',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'Schedule' } },
    },
    closing: {
      type: 'component',
      component: 'shared.call-to-action',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'Closing' } },
    },
    overClosing: {
      type: 'component',
      component: 'shared.call-to-action',
      repeatable: false,
      pluginOptions: {
        editor: {
          label: 'Closing when the edition is over',
          description:
            'Takes the place of the closing by itself once the event has ended. Leave it out and the closing stays.',
        },
      },
    },
    seo: {
      type: 'component',
      component: 'shared.seo',
      repeatable: false,
      pluginOptions: {
        editor: { label: 'Search and sharing', description: 'What search engines and shared links show.' },
      },
    },
  },
} satisfies PageDefinition;
