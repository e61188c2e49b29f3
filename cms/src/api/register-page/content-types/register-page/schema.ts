import { consentFields, insecureText } from '../../../../site-content/field-groups';
import { link, section, seo } from '../../../../site-content/fields';
import type { PageDefinition } from '../../../../site-content/model';

export default {
  kind: 'singleType',
  collectionName: 'register_pages',
  info: {
    singularName: 'register-page',
    pluralName: 'register-pages',
    displayName: 'Page: Draft registration (Spanish)',
    description: '/register. Its dates stand on the draft page.',
  },
  options: { draftAndPublish: true },
  pluginOptions: {},
  attributes: {
    open: section('register.texts', 'While registration is open'),
    waitingList: section('register.texts', 'Afterwards: waiting list'),
    ...consentFields(),
    insecureText: insecureText(),
    backLink: link('Link back'),
    seo: seo(),
  },
} satisfies PageDefinition;
