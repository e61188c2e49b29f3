import type { PictureCard } from '@upfield/cms/contract';
import { Carousel } from '~/sections/carousel/carousel';
import { Band, SectionHeading } from '~/ui/section';
import { Stamp } from './stamp';
import styles from './stamps.module.css';

interface StampsProps {
  heading: string;
  items: PictureCard[];
  id?: string;
}

/** A carousel of stamps. */
export function Stamps({ heading, items, id }: StampsProps) {
  if (items.length === 0) return null;
  return (
    <Band ground="aged" id={id} className={styles.band}>
      <Carousel
        name="four"
        label={heading}
        head={(controls) => <SectionHeading aside={controls}>{heading}</SectionHeading>}
        slides={items.map((card) => ({ key: card.title, content: <Stamp card={card} /> }))}
      />
    </Band>
  );
}
