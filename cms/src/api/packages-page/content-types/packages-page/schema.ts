import {
  inBothLanguages,
  line,
  orderedList,
  paragraph,
  part,
  section,
  seo,
  toggle,
} from '../../../../site-content/fields';

export default inBothLanguages({
  collectionName: 'packages_pages',
  info: {
    singularName: 'packages-page',
    pluralName: 'packages-pages',
    displayName: 'Page: Packages',
    description: '/packages',
  },
  attributes: {
    head: section('shared.page-head', 'Head'),
    showPrices: toggle('Show prices', 'Off: no price is printed anywhere.'),
    priceUnit: line('Words after a price', 40, { description: 'Such as “per month”.' }),
    priceText: line('Words for a price that is not shown', 80, {
      description: 'Under the name of each pack, such as “Price in writing before you decide”. Empty: nothing shows.',
    }),
    includesLabel: line('Words before an included pack', 40, { description: 'Such as “All of”.' }),
    packs: orderedList('packages.pack', 'Packs', { min: 1 }),
    feesText: paragraph('Sentence on the fees', 300, {
      description:
        'Such as “Our fees are the same whether or not an offer comes.” Fill it in only if it is true. Empty: nothing shows.',
    }),
    conditions: part('packages.conditions', 'Conditions', 'Below the packs. Empty fields are not shown.'),
    addOns: section('packages.add-ons', 'Add-ons'),
    showcasePass: section('packages.showcase-pass', 'Showcase Pass'),
    registration: section('shared.form-section', 'Registration'),
    seo: seo(),
  },
});
