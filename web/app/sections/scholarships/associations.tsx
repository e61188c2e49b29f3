import type { ScholarshipsPage } from '@upfield/cms/contract';
import { RichText } from '~/sections/rich-text/rich-text';
import { StandaloneLink } from '~/ui/link';
import { Band } from '~/ui/section';
import styles from './scholarships.module.css';

/** Sports scholarships: the associations that run college sport, each in letters as wide as it is big. */
export function Associations({ id, part }: { id: string; part: ScholarshipsPage['sports'] }) {
  return (
    <Band id={id} labelledBy={`${id}-heading`} className={styles.anchored}>
      <div className={styles.head}>
        <h2 id={`${id}-heading`} className="title">
          {part.heading}
        </h2>
        <RichText content={part.text} className={styles.lead} />
      </div>
      {part.associations.map((association) => (
        <article key={association.abbreviation} className={styles.association}>
          <h3 className="shout">{association.abbreviation}</h3>
          <div>
            <p className="label">{association.name}</p>
            <p>{association.text}</p>
            {association.link ? (
              <StandaloneLink href={association.link.href} className="text-link">
                {association.link.label}
              </StandaloneLink>
            ) : null}
          </div>
        </article>
      ))}
    </Band>
  );
}
