import type { ScholarshipsPage } from '@upfield/cms/contract';
import { PageCover } from '~/sections/page-cover/page-cover';
import { Stamps } from '~/sections/stamp/stamps';
import { Academic } from './academic';
import { Associations } from './associations';
import { ContentsBar } from './contents-bar';
import { ExtraLists } from './extra-lists';
import { Guaranteed } from './guaranteed';
import { PriceBox } from './price-box';

/** Anchors that the menus and the footer lead to (specification §2, route table). */
const ANCHORS = {
  guaranteed: 'guaranteedscholarship',
  sports: 'sportsscholarships',
  academic: 'academicscholarships',
} as const;

/** The scholarships page from top to bottom. */
export function ScholarshipsSections({ page }: { page: ScholarshipsPage }) {
  const entries = (['guaranteed', 'sports', 'academic'] as const).map((part) => ({
    anchor: ANCHORS[part],
    name: page[part].shortName,
  }));
  return (
    <>
      <PageCover head={page.head} />
      <ContentsBar label={page.head.title} entries={entries} />
      <Guaranteed id={ANCHORS.guaranteed} part={page.guaranteed} />
      <Stamps heading={page.included.heading} items={page.included.items} />
      <Associations id={ANCHORS.sports} part={page.sports} />
      <Academic id={ANCHORS.academic} part={page.academic} />
      <PriceBox box={page.priceBox} />
      <ExtraLists extra={page.extraLists} />
    </>
  );
}
