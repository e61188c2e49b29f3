import type { PageDefinition } from '../../../../site-content/model';

export default {
  kind: 'singleType',
  collectionName: 'sign_in_pages',
  info: {
    singularName: 'sign-in-page',
    pluralName: 'sign-in-pages',
    displayName: 'Page: Staff sign-in',
    description: '/admin: the words around the form.',
  },
  options: { draftAndPublish: true },
  pluginOptions: {},
  attributes: {
    title: {
      type: 'string',
      required: true,
      maxLength: 40,
      pluginOptions: { editor: { label: 'Title', description: 'Printed before the name of the site.' } },
    },
    text: { type: 'text', maxLength: 1000, pluginOptions: { editor: { label: 'Text' } } },
    forgotText: {
      type: 'string',
      required: true,
      maxLength: 160,
      pluginOptions: { editor: { label: 'Forgotten password' } },
    },
    createAccountText: {
      type: 'string',
      required: true,
      maxLength: 160,
      pluginOptions: { editor: { label: 'Create account', description: 'Shown as not available.' } },
    },
    returnLink: {
      type: 'component',
      component: 'shared.link',
      repeatable: false,
      pluginOptions: { editor: { label: 'Link home', description: 'Leave it out and no button shows.' } },
    },
    seo: {
      type: 'component',
      component: 'shared.seo',
      repeatable: false,
      pluginOptions: {
        editor: { label: 'Search and sharing', description: 'What search engines and shared links show.' },
      },
    },
  },
} satisfies PageDefinition;
