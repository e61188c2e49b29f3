import { inBothLanguages, section, seo } from '../../../../site-content/fields';

export default inBothLanguages({
  collectionName: 'contact_pages',
  info: {
    singularName: 'contact-page',
    pluralName: 'contact-pages',
    displayName: 'Page: Contact',
    description: '/contact',
  },
  attributes: {
    section: section('shared.form-section', 'Contact', { heading: 'The title of the page.' }),
    seo: seo(),
  },
});
