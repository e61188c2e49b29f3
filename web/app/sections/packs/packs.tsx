import type { HomePage, LinkedCard } from '@upfield/cms/contract';
import { Carousel } from '~/sections/carousel/carousel';
import { FitText } from '~/ui/fit-text';
import { Icon } from '~/ui/icon';
import { arrowRight } from '~/ui/icon-paths';
import { SmartLink } from '~/ui/link';
import { useLiveHref } from '~/ui/page-href';
import { ContentPicture } from '~/ui/picture';
import type { PictureFit } from '~/ui/picture-fit';
import { Band, SectionHeading } from '~/ui/section';
import styles from './packs.module.css';

const PACKET: PictureFit = {
  sizes: '(max-width: 575px) 80vw, (max-width: 767px) 42vw, (max-width: 991px) 29vw, 322px',
  from: 240,
  to: 490,
};

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

interface PackCardProps {
  pack: LinkedCard;
  /** What the link says under the packet. */
  linkLabel: string;
}

/** A sticker packet that leads to what is inside; while that page is not published, the packet alone. */
function PackCard({ pack, linkLabel }: PackCardProps) {
  const isLive = useLiveHref(pack.href) !== null;
  const packet = (
    <>
      <div className={styles.packet}>
        <ContentPicture media={pack.picture} fit={PACKET} decorative />
        <h3 className={styles.label}>
          <FitText text={pack.title} className={styles.name} />
        </h3>
      </div>
      <p className={styles.text}>{pack.text}</p>
    </>
  );
  if (!isLive) return <div className={styles.pack}>{packet}</div>;
  return (
    <SmartLink href={pack.href} className={styles.pack}>
      {packet}
      <span className={`text-link ${styles.more}`}>
        <span>{linkLabel}</span>
        <Icon shape={arrowRight} />
      </span>
    </SmartLink>
  );
}
