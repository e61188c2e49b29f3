import { seo } from '../../../../site-content/fields';
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
    section: {
      type: 'component',
      component: 'shared.form-section',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'Contact', description: 'The heading is the title of the page.' } },
    },
    seo: seo(),
  },
} satisfies PageDefinition;
