import type { DraftPage } from '@upfield/cms/contract';
import { Carousel } from '~/sections/carousel/carousel';
import { ContentPicture } from '~/sections/content-picture/content-picture';
import { Band, SectionHeading } from '~/ui/section';
import styles from './draft-included.module.css';

/** The scroll of pictures: what the registration includes. */
export function DraftIncluded({ included }: { included: DraftPage['included'] }) {
  if (included.items.length === 0) return null;
  return (
    <Band ground="aged" className={styles.band}>
      <Carousel
        name="four"
        label={included.heading}
        head={(controls) => <SectionHeading aside={controls}>{included.heading}</SectionHeading>}
        slides={included.items.map((item) => ({
          key: item.caption,
          content: (
            <figure className={styles.scene}>
              <ContentPicture media={item.picture} sizes="(max-width: 575px) 92vw, 340px" decorative />
              <figcaption>{item.caption}</figcaption>
            </figure>
          ),
        }))}
      />
    </Band>
  );
}
