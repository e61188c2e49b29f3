import type { ScholarshipsPage } from '@upfield/cms/contract';
import { RichText } from '~/sections/rich-text/rich-text';
import { LinkButton } from '~/ui/button';
import { Band } from '~/ui/section';
import styles from './scholarships.module.css';

/** Academic scholarships: the marks that count. */
export function Academic({ id, part }: { id: string; part: ScholarshipsPage['academic'] }) {
  return (
    <Band id={id} ground="aged" labelledBy={`${id}-heading`} className={styles.anchored}>
      <div className={styles.halves}>
        <div className={styles.words}>
          <h2 id={`${id}-heading`} className="title">
            {part.heading}
          </h2>
          <RichText content={part.text} className={styles.lead} />
          {part.link ? (
            <LinkButton href={part.link.href} tone="ink">
              {part.link.label}
            </LinkButton>
          ) : null}
        </div>
        <ol className={styles.marks}>
          {part.items.map((item) => (
            <li key={item.title}>
              <b className="shout">{item.title}</b>
              <p>{item.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}
