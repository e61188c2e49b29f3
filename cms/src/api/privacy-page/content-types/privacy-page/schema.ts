import { section } from '../../../../site-content/fields';
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
  },
} satisfies PageDefinition;
