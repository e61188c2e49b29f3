import { section, seo } from '../../../../site-content/fields';
import type { PageDefinition } from '../../../../site-content/model';

export default {
  kind: 'singleType',
  collectionName: 'contact_pages',
  info: {
    singularName: 'contact-page',
    pluralName: 'contact-pages',
    displayName: 'Page: Contact',
    description: '/contact',
  },
  options: { draftAndPublish: true },
  pluginOptions: {},
  attributes: {
    section: section('shared.form-section', 'Contact', { heading: 'The title of the page.' }),
    seo: seo(),
  },
} satisfies PageDefinition;
