import type { LinkedCard } from '@upfield/cms/contract';
import { ContentPicture } from '~/sections/content-picture/content-picture';
import { FitText } from '~/site/fit-text';
import { Icon } from '~/site/icon';
import { arrowRight } from '~/site/icon-paths';
import { SmartLink } from '~/site/link';
import styles from './packs.module.css';

interface PackCardProps {
  pack: LinkedCard;
  /** What the link says under the packet. */
  linkLabel: string;
}

/** A sticker packet that leads to what is inside. */
export function PackCard({ pack, linkLabel }: PackCardProps) {
  return (
    <SmartLink href={pack.href} className={styles.pack}>
      <span className={styles.packet}>
        <ContentPicture media={pack.picture} sizes="(max-width: 575px) 90vw, 330px" decorative />
        <span className={styles.label}>
          <FitText text={pack.title} className={styles.name} />
        </span>
      </span>
      <h3 className="vh">{pack.title}</h3>
      <span className={styles.text}>{pack.text}</span>
      <span className={`text-link ${styles.more}`}>
        <span>{linkLabel}</span>
        <Icon shape={arrowRight} />
      </span>
    </SmartLink>
  );
}
