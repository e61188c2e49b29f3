import type { PictureCard } from '@upfield/cms/contract';
import { ContentPicture } from '~/sections/content-picture/content-picture';
import styles from './stamp.module.css';

/** One add-on, or one part of a scholarship, as a perforated stamp. */
export function Stamp({ card }: { card: PictureCard }) {
  return (
    <article className={styles.stamp}>
      <div className={styles.picture}>
        <ContentPicture media={card.picture} sizes="(max-width: 575px) 90vw, 300px" decorative />
      </div>
      <h3 className="h3">{card.title}</h3>
      <p>{card.text}</p>
    </article>
  );
}
