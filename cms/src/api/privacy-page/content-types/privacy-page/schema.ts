import { day, line, list, section } from '../../../../site-content/fields';
import type { PageDefinition } from '../../../../site-content/model';

export default {
  kind: 'singleType',
  collectionName: 'privacy_pages',
  info: {
    singularName: 'privacy-page',
    pluralName: 'privacy-pages',
    displayName: 'Page: Privacy',
    description: '/privacy and /privacidad',
  },
  options: { draftAndPublish: true },
  pluginOptions: {},
  attributes: {
    english: section('privacy.document', 'English'),
    spanish: section('privacy.document', 'Spanish'),
    updatedOn: day('Last updated', 'At the head of both pages. Who is responsible stands in Global › Company.'),
    providers: list('privacy.provider', 'Providers', {
      description: 'Companies that handle data for us: hosting, mail, pictures. Without any, nothing is shown.',
    }),
    hostingCountry: line('Country of the data', 120, { description: 'Where the servers stand, in English.' }),
    hostingCountrySpanish: line('Country of the data, Spanish', 120),
  },
} satisfies PageDefinition;
