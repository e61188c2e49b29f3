import type { ReactNode } from 'react';
import { FactList } from './fact-list';
import styles from './notice-page.module.css';

interface NoticePageProps {
  title: string;
  /** One or two sentences: what happened and what to do. */
  text: string;
  /** The sign in the empty album slot. */
  mark?: string;
  /** Details for a problem report, such as the id and the error. */
  details?: ReadonlyArray<{ term: string; value: string }>;
  /** The ways on. */
  actions: ReactNode;
}

/** A page that says why there is nothing to see: an empty slot of the album beside the reason. */
export function NoticePage({ title, text, mark = '?', details = [], actions }: NoticePageProps) {
  return (
    <section className={styles.notice}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.slot} aria-hidden="true">
          <svg viewBox="0 0 500 640" aria-hidden="true">
            <path d="M26 660C30 560 40 500 74 470C104 448 150 444 184 424C196 404 196 380 194 360C166 336 158 280 158 236C158 150 196 108 250 108C304 108 342 150 342 236C342 280 334 336 306 360C304 380 304 404 316 424C350 444 396 448 426 470C460 500 470 560 474 660" />
          </svg>
          <span className={`shout ${styles.mark}`}>{mark}</span>
        </div>
        <div className={styles.message}>
          <h1 className={`title ${styles.title}`}>
            <span>{title}</span>
          </h1>
          <p className="lede">{text}</p>
          {details.length > 0 ? <FactList facts={details} /> : null}
          <div className="buttons">{actions}</div>
        </div>
      </div>
    </section>
  );
}
