import { inBothLanguages, section, seo, toggle } from '../../../../site-content/fields';

export default inBothLanguages({
  collectionName: 'gallery_intros',
  info: {
    singularName: 'gallery-intro',
    pluralName: 'gallery-intros',
    displayName: 'Page: Player cards',
    description: '/player-cards: the words around the cards. The cards themselves are made by staff on the site.',
  },
  attributes: {
    hero: section('shared.film-head', 'Head'),
    showPagination: toggle('Show page numbers', 'On a sport’s own page, where it has more than one.'),
    emptySlot: section('gallery.empty-slot', 'Empty slot'),
    noMatch: section('shared.text-card', 'Nobody fits the search'),
    noCards: section('shared.text-card', 'There is no card'),
    seo: seo(),
  },
});
