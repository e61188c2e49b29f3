import type { ScholarshipsPage } from '@upfield/cms/contract';
import { Icon } from '~/ui/icon';
import { check } from '~/ui/icon-paths';
import { Band } from '~/ui/section';
import styles from './extra-lists.module.css';

/** Further lists of the page, behind their switch. */
export function ExtraLists({ extra }: { extra: ScholarshipsPage['extraLists'] }) {
  if (!extra.enabled || extra.lists.length === 0) return null;
  return (
    <Band>
      <div className={styles.lists}>
        {extra.lists.map((list) => (
          <section key={list.heading}>
            <h2 className="h3">{list.heading}</h2>
            <ul>
              {list.items.map((item) => (
                <li key={item}>
                  <Icon shape={check} />
                  <span>{item}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Band>
  );
}
