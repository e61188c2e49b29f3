import { line, orderedList, section, seo, toggle } from '../../../../site-content/fields';
import type { PageDefinition } from '../../../../site-content/model';

export default {
  kind: 'singleType',
  collectionName: 'packages_pages',
  info: {
    singularName: 'packages-page',
    pluralName: 'packages-pages',
    displayName: 'Page: Packages',
    description: '/packages',
  },
  options: { draftAndPublish: true },
  pluginOptions: {},
  attributes: {
    head: section('shared.page-head', 'Head'),
    showPrices: toggle('Show prices', 'Off: no price is printed anywhere.'),
    priceUnit: line('Words after a price', 40, { description: 'Such as “per month”.' }),
    includesLabel: line('Words before an included pack', 40, { description: 'Such as “All of”.' }),
    packs: orderedList('packages.pack', 'Packs', { min: 1 }),
    addOns: section('packages.add-ons', 'Add-ons'),
    showcasePass: section('packages.showcase-pass', 'Showcase Pass'),
    registration: section('shared.form-section', 'Registration'),
    seo: seo(),
  },
} satisfies PageDefinition;
