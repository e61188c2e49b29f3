import type { PictureCard } from '@upfield/cms/contract';
import { StaticHtml } from '~/browser/hydration';
import { Carousel } from '~/sections/carousel/carousel';
import { ContentPicture } from '~/ui/picture';
import type { PictureFit } from '~/ui/picture-fit';
import { Band, SectionHeading } from '~/ui/section';
import styles from './stamps.module.css';

const STAMP: PictureFit = { sizes: '(max-width: 575px) 74vw, 280px', from: 200, to: 450 };

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

/** One add-on, or one part of a scholarship, as a perforated stamp. */
function Stamp({ card }: { card: PictureCard }) {
  return (
    <StaticHtml as="article" className={styles.stamp} of={card}>
      <div className={styles.picture}>
        <ContentPicture media={card.picture} fit={STAMP} decorative />
      </div>
      <h3 className="h3">{card.title}</h3>
      <p>{card.text}</p>
    </StaticHtml>
  );
}
