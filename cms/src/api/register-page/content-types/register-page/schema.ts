import { HREF_MAX } from '../../../../contract';
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
    open: {
      type: 'component',
      component: 'register.texts',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'While registration is open' } },
    },
    waitingList: {
      type: 'component',
      component: 'register.texts',
      repeatable: false,
      required: true,
      pluginOptions: { editor: { label: 'Afterwards: waiting list' } },
    },
    consentText: {
      type: 'text',
      maxLength: 1000,
      required: true,
      pluginOptions: { editor: { label: 'Consent', description: 'What people agree to when they send it.' } },
    },
    guardianText: {
      type: 'text',
      maxLength: 1000,
      pluginOptions: { editor: { label: 'For minors', description: 'Shown when the age is under 18.' } },
    },
    privacyHref: {
      type: 'string',
      required: true,
      maxLength: HREF_MAX,
      pluginOptions: {
        editor: {
          label: 'Privacy page',
          description: 'A page of the site (/about), an anchor (#contact), a web address (https://…), mailto: or tel:.',
        },
        rule: 'href',
      },
    },
    insecureText: {
      type: 'text',
      maxLength: 1000,
      pluginOptions: {
        editor: {
          label: 'Without the form',
          description: 'Shown where the form cannot work; say how to reach us instead.',
        },
      },
    },
    backLink: {
      type: 'component',
      component: 'shared.link',
      repeatable: false,
      pluginOptions: { editor: { label: 'Link back', description: 'Leave it out and no button shows.' } },
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
