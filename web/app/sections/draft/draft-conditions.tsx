import type { DraftPage } from '@upfield/cms/contract';
import { trustLabels } from '~/labels/trust';
import { useLabels } from '~/labels/use-labels';
import { ParticularsBand } from '~/sections/particulars/particulars-band';

/** Who answers for the event and what it costs, as far as the CMS says it. */
export function DraftConditions({ conditions }: Pick<DraftPage, 'conditions'>) {
  const { event } = useLabels(trustLabels);
  const list = [
    { term: event.organizer, value: conditions?.organizer },
    { term: event.cost, value: conditions?.cost },
    { term: event.supervision, value: conditions?.supervision },
    { term: event.insurance, value: conditions?.insurance },
    { term: event.refund, value: conditions?.refund },
  ];
  return <ParticularsBand id="condiciones" heading={event.heading} list={list} />;
}
