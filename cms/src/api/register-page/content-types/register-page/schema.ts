import { consentFields, insecureText } from '../../../../site-content/field-groups';
import { inBothLanguages, link, section, seo } from '../../../../site-content/fields';

export default inBothLanguages({
  collectionName: 'register_pages',
  info: {
    singularName: 'register-page',
    pluralName: 'register-pages',
    displayName: 'Page: Draft registration',
    description: '/register. Its dates stand on the draft page.',
  },
  attributes: {
    open: section('register.texts', 'While registration is open'),
    waitingList: section('register.texts', 'Afterwards: waiting list'),
    ...consentFields(),
    insecureText: insecureText(),
    backLink: link('Link back'),
    seo: seo(),
  },
});
