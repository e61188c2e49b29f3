import { inBothLanguages, list, section, seo } from '../../../../site-content/fields';

export default inBothLanguages({
  collectionName: 'about_pages',
  info: { singularName: 'about-page', pluralName: 'about-pages', displayName: 'Page: About us', description: '/about' },
  attributes: {
    head: section('shared.page-head', 'Head'),
    pictures: {
      type: 'media',
      multiple: true,
      allowedTypes: ['images'],
      pluginOptions: {
        editor: {
          label: 'Pictures',
          description: 'In their order. Describe each in the media library’s “Alternative text”.',
        },
      },
    },
    mission: section('about.statement', 'Mission'),
    vision: section('about.statement', 'Vision'),
    story: section('about.story', 'About us'),
    people: list('about.person', 'People', {
      description: 'Whom a family talks to. Real people alone: without any, nothing is shown.',
    }),
    closing: section('shared.call-to-action', 'Closing'),
    seo: seo(),
  },
});
