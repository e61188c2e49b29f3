import { inBothLanguages, line, link, seo, text } from '../../../../site-content/fields';

export default inBothLanguages({
  collectionName: 'sign_in_pages',
  info: {
    singularName: 'sign-in-page',
    pluralName: 'sign-in-pages',
    displayName: 'Page: Staff log in',
    description: '/admin: the words around the form.',
  },
  attributes: {
    title: line('Title', 40, { required: true, description: 'Printed before the name of the site.' }),
    text: text(),
    forgotText: line('Forgotten password', 160, { required: true }),
    createAccountText: line('Create account', 160, { required: true, description: 'Shown as not available.' }),
    returnLink: link('Link home'),
    seo: seo(),
  },
});
