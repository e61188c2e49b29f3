import type { PackagesPage } from '@upfield/cms/contract';
import { ContentPicture } from '~/ui/picture';
import type { PictureFit } from '~/ui/picture-fit';
import { Band } from '~/ui/section';
import { ChooseButton } from './choose-button';
import styles from './showcase-pass.module.css';

const STUB: PictureFit = { sizes: '300px', from: 300, to: 300 };

interface ShowcasePassProps {
  pass: PackagesPage['showcasePass'];
  /** Called with the pass's name when it is chosen. */
  onChoose: (pass: string) => void;
}

/** The Showcase Pass as a ticket: what it is at the left, its facts on the stub. */
export function ShowcasePass({ pass, onChoose }: ShowcasePassProps) {
  return (
    <Band id="showcasepass" labelledBy="showcasepass-heading">
      <div className={styles.ticket}>
        <div>
          <h2 id="showcasepass-heading" className={`title ${styles.title}`}>
            {pass.heading}
          </h2>
          <p className={`lede ${styles.text}`}>{pass.text}</p>
          {pass.link ? <ChooseButton link={pass.link} pack={pass.heading} tone="ink" onChoose={onChoose} /> : null}
        </div>
        <div className={styles.stub}>
          <ContentPicture media={pass.picture} fit={STUB} decorative />
          <dl>
            {pass.facts.map((fact) => (
              <div key={fact.label}>
                <dt>{fact.label}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
          </dl>
          {pass.stub ? (
            <p className={`shout ${styles.admit}`} aria-hidden="true">
              {pass.stub}
            </p>
          ) : null}
        </div>
      </div>
    </Band>
  );
}
