import { inBothLanguages, line, list, part, section } from '../../../../site-content/fields';

export default inBothLanguages({
  collectionName: 'globals',
  info: {
    singularName: 'global',
    pluralName: 'globals',
    displayName: 'Global',
    description: 'Name, menus, footer, contact details and switches that every page shares.',
  },
  attributes: {
    siteName: line('Name of the site', 40, { required: true }),
    header: section('global.header', 'Header'),
    sidebar: section('global.sidebar', 'Sidebar'),
    socialLinks: list('shared.social-link', 'Social accounts', {
      description: 'The first one stands beside the request form.',
    }),
    contact: section('global.contact', 'Contact details'),
    company: part('global.company', 'Company', 'Who answers for the site. Empty fields are not shown.'),
    leadForm: section('global.lead-form', 'Request form'),
    footer: section('global.footer', 'Footer'),
    newsletter: section('global.newsletter', 'Newsletter'),
    privacy: section('global.privacy', 'Privacy of players'),
    defaultSeo: section('shared.seo', 'Search and sharing', {
      title: 'For pages that set none. Up to about 60 characters are shown.',
      description: 'For pages that set none. Up to about 155 characters are shown.',
      image: 'For pages that set none. 1200 by 630 pixels at best.',
    }),
  },
});
