import { inBothLanguages, orderedList, section, seo, toggle } from '../../../../site-content/fields';

export default inBothLanguages({
  collectionName: 'experiences_pages',
  info: {
    singularName: 'experiences-page',
    pluralName: 'experiences-pages',
    displayName: 'Page: Player experiences',
    description: '/player-experiences and /program-detail',
  },
  attributes: {
    head: section('shared.page-head', 'Head'),
    showDetails: toggle('Show the details', 'Off: slides only, without details and join-now links.'),
    slides: orderedList('experiences.experience', 'Slides', { min: 1 }),
    closing: section('shared.call-to-action', 'Closing'),
    programDetail: section('experiences.program-detail', 'Page /program-detail'),
    seo: seo(),
  },
});
