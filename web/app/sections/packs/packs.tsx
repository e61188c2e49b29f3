import type { HomePage } from '@upfield/cms/contract';
import { Carousel } from '~/sections/carousel/carousel';
import { Band, SectionHeading } from '~/ui/section';
import { PackCard } from './pack-card';
import styles from './packs.module.css';

/** The services carousel: one packet a service. */
export function Packs({ services }: { services: HomePage['services'] }) {
  if (services.items.length === 0) return null;
  return (
    <Band ground="aged" className={styles.band}>
      <Carousel
        name="four"
        label={services.heading}
        head={(controls) => <SectionHeading aside={controls}>{services.heading}</SectionHeading>}
        slides={services.items.map((pack) => ({
          key: pack.title,
          content: <PackCard pack={pack} linkLabel={services.linkLabel} />,
        }))}
      />
    </Band>
  );
}
