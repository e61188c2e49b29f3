import { day, inBothLanguages, line, list, section } from '../../../../site-content/fields';

export default inBothLanguages({
  collectionName: 'privacy_pages',
  info: {
    singularName: 'privacy-page',
    pluralName: 'privacy-pages',
    displayName: 'Page: Privacy',
    description: '/privacy and /privacidad',
  },
  attributes: {
    document: section('privacy.document', 'Text'),
    updatedOn: day('Last updated', 'At the head of the page. Who is responsible stands in Global › Company.'),
    providers: list('privacy.provider', 'Providers', {
      description: 'Companies that handle data for us: hosting, mail, pictures. Without any, nothing is shown.',
    }),
    hostingCountry: line('Country of the data', 120, { description: 'Where the servers stand.' }),
  },
});
