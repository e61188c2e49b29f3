import { inBothLanguages, section, seo } from '../../../../site-content/fields';

export default inBothLanguages({
  collectionName: 'home_pages',
  info: { singularName: 'home-page', pluralName: 'home-pages', displayName: 'Page: Home', description: '/' },
  attributes: {
    eventBanner: section('home.event-banner', 'Event banner'),
    hero: section('shared.film-head', 'Head'),
    steps: section('home.steps', 'Steps'),
    services: section('home.services', 'Services'),
    quotes: section('home.quotes', 'Quotes'),
    contact: section('shared.form-section', 'Contact section'),
    seo: seo(),
  },
});
