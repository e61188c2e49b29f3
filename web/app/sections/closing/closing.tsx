import type { CallToAction } from '@upfield/cms/contract';
import { LinkButton } from '~/ui/button';
import { Band } from '~/ui/section';
import styles from './closing.module.css';

/** The last section of a page: one thing to do. Nothing is drawn where an editor left it empty. */
export function Closing({ closing }: { closing: CallToAction }) {
  if (!closing.heading && !closing.link) return null;
  return (
    <Band ground="aged">
      <div className={styles.closing}>
        <h2 className="title">{closing.heading}</h2>
        <div className={styles.words}>
          <p className="lede">{closing.text}</p>
          {closing.link ? <LinkButton href={closing.link.href}>{closing.link.label}</LinkButton> : null}
        </div>
      </div>
    </Band>
  );
}
