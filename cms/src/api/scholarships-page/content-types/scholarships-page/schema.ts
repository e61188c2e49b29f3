import { inBothLanguages, section, seo } from '../../../../site-content/fields';

export default inBothLanguages({
  collectionName: 'scholarships_pages',
  info: {
    singularName: 'scholarships-page',
    pluralName: 'scholarships-pages',
    displayName: 'Page: Scholarships',
    description: '/scholarships',
  },
  attributes: {
    head: section('shared.page-head', 'Head'),
    guaranteed: section('scholarships.guaranteed', 'Guaranteed Scholarships'),
    included: section('scholarships.included', 'What it includes'),
    sports: section('scholarships.sports', 'Sports Scholarships'),
    academic: section('scholarships.academic', 'Academic Scholarships'),
    priceBox: section('scholarships.price-box', 'Price box'),
    extraLists: section('scholarships.extra-lists', 'Extra lists'),
    seo: seo(),
  },
});
