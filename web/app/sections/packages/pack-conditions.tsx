import type { PackagesPage } from '@upfield/cms/contract';
import { trustLabels } from '~/labels/trust';
import { useLabels } from '~/labels/use-labels';
import { ParticularsBand } from '~/sections/particulars/particulars-band';
import { useSiteData } from '~/site/site-data';

/** What a family agrees to when it pays, as far as the CMS says it. */
export function PackConditions({ conditions }: Pick<PackagesPage, 'conditions'>) {
  const { packs } = useLabels(trustLabels);
  const promise = useSiteData().global?.company?.paymentPromise;
  const list = [
    { term: packs.term, value: conditions?.term },
    { term: packs.cancellation, value: conditions?.cancellation },
    { term: packs.refund, value: conditions?.refund },
    { term: packs.payment, value: [conditions?.payment, promise].filter(Boolean).join('\n') },
    { term: packs.notIncluded, value: conditions?.notIncluded },
  ];
  return <ParticularsBand id="conditions" heading={packs.heading} list={list} />;
}
