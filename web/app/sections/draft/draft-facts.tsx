import type { DraftPage } from '@upfield/cms/contract';
import { Icon } from '~/ui/icon';
import { mapPin } from '~/ui/icon-paths';
import { StandaloneLink } from '~/ui/link';
import styles from './draft-facts.module.css';

/** When, who, what age, where: the boxes under the title. */
export function DraftFacts({ facts }: { facts: DraftPage['facts'] }) {
  return (
    <div className="wrap">
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact.title}>
            <b className="shout">{fact.title}</b>
            <span className={styles.text}>{fact.text}</span>
            {fact.link ? (
              <StandaloneLink href={fact.link.href} className={`text-link ${styles.more}`}>
                <Icon shape={mapPin} />
                <span>{fact.link.label}</span>
              </StandaloneLink>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
