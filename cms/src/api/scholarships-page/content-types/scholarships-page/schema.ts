import { section, seo } from '../../../../site-content/fields';
import type { PageDefinition } from '../../../../site-content/model';

export default {
  kind: 'singleType',
  collectionName: 'scholarships_pages',
  info: {
    singularName: 'scholarships-page',
    pluralName: 'scholarships-pages',
    displayName: 'Page: Scholarships',
    description: '/scholarships',
  },
  options: { draftAndPublish: true },
  pluginOptions: {},
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
} satisfies PageDefinition;
