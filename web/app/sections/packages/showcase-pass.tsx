import type { PackagesPage } from '@upfield/cms/contract';
import { sectionsLabels } from '~/labels/sections';
import { useLabels } from '~/labels/use-labels';
import { LinkButton } from '~/ui/button';
import { letterBucket, longestWord } from '~/ui/fit';
import { ContentPicture } from '~/ui/picture';
import type { PictureFit } from '~/ui/picture-fit';
import { Band } from '~/ui/section';
import { ChooseButton } from './choose-button';
import styles from './showcase-pass.module.css';

const STUB: PictureFit = { sizes: '300px', from: 300, to: 300 };

interface ShowcasePassProps {
  pass: PackagesPage['showcasePass'];
  /** Whether there is an event to register for: without one the pass is not for sale. */
  isOnSale: boolean;
  /** Called with the pass's name when it is chosen. */
  onChoose: (pass: string) => void;
}

/** The Showcase Pass as a ticket: what it is at the left, its facts on the stub. */
export function ShowcasePass({ pass, isOnSale, onChoose }: ShowcasePassProps) {
  const labels = useLabels(sectionsLabels);
  return (
    <Band id="showcasepass" labelledBy="showcasepass-heading">
      <div className={styles.ticket}>
        <div>
          <h2 id="showcasepass-heading" className={`title ${styles.title}`}>
            {pass.heading}
          </h2>
          <p className={`lede ${styles.text}`}>{isOnSale ? pass.text : pass.overText || labels.noEvent}</p>
          {isOnSale && pass.link ? (
            <ChooseButton link={pass.link} pack={pass.heading} tone="ink" onChoose={onChoose} />
          ) : null}
          {!isOnSale && pass.overLink ? (
            <LinkButton href={pass.overLink.href} tone="ink">
              {pass.overLink.label}
            </LinkButton>
          ) : null}
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
            <p className={styles.admit} data-letters={letterBucket(longestWord(pass.stub))} aria-hidden="true">
              <span className="shout">{pass.stub}</span>
            </p>
          ) : null}
        </div>
      </div>
    </Band>
  );
}
