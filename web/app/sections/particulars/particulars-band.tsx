import { Band, SectionHeading } from '~/ui/section';
import { hasParticulars, type Particular, Particulars } from './particulars';

interface ParticularsBandProps {
  /** Of its heading. */
  id: string;
  heading: string;
  list: readonly Particular[];
}

/** A section of the page with what is filled in; no section where nothing is. */
export function ParticularsBand({ id, heading, list }: ParticularsBandProps) {
  if (!hasParticulars(list)) return null;
  return (
    <Band ground="aged" labelledBy={id}>
      <SectionHeading id={id}>{heading}</SectionHeading>
      <Particulars list={list} />
    </Band>
  );
}
