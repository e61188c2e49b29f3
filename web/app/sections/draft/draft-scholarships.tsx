import type { DraftPage } from '@upfield/cms/contract';
import { ContentPicture } from '~/sections/content-picture/content-picture';
import { Band, SectionHeading } from '~/ui/section';
import styles from './draft-scholarships.module.css';

/** What the draft is for, and the three things that happen at it. */
export function DraftScholarships({ part }: { part: DraftPage['scholarships'] }) {
  return (
    <Band labelledBy="becas">
      <SectionHeading id="becas">{part.heading}</SectionHeading>
      <p className={`lede ${styles.lead}`}>{part.text}</p>
      <div className={styles.cards}>
        {part.cards.map((card) => (
          <article key={card.title}>
            <div className={styles.words}>
              <h3 className="shout">{card.title}</h3>
              <p>{card.text}</p>
            </div>
            <ContentPicture media={card.picture} sizes="(max-width: 760px) 92vw, 440px" decorative />
          </article>
        ))}
      </div>
    </Band>
  );
}
