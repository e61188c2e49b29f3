import type { ScholarshipsPage } from '@upfield/cms/contract';
import { ContentPicture } from '~/sections/content-picture/content-picture';
import { RichText } from '~/sections/rich-text/rich-text';
import { LinkButton } from '~/ui/button';
import styles from './scholarships.module.css';

/** The first of the three ways: with the numeral, or the editor's picture, beside it. */
export function Guaranteed({ id, part }: { id: string; part: ScholarshipsPage['guaranteed'] }) {
  return (
    <section id={id} className={`${styles.guaranteed} on-dark`} aria-labelledby={`${id}-heading`}>
      <div className={`wrap ${styles.split}`}>
        <div className={styles.number}>
          {part.picture ? (
            <ContentPicture media={part.picture} sizes="(max-width: 860px) 30vw, 420px" />
          ) : (
            <b className="shout" aria-hidden="true">
              1
            </b>
          )}
        </div>
        <div className={styles.words}>
          <h2 id={`${id}-heading`} className="title">
            {part.heading}
          </h2>
          <RichText content={part.text} className={styles.lead} />
          {part.link ? <LinkButton href={part.link.href}>{part.link.label}</LinkButton> : null}
        </div>
      </div>
    </section>
  );
}
