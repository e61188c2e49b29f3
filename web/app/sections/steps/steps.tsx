import type { HomePage } from '@upfield/cms/contract';
import { SmartLink } from '~/ui/link';
import { ContentPicture } from '~/ui/picture';
import type { PictureFit } from '~/ui/picture-fit';
import { Band, Folio, SectionHeading } from '~/ui/section';
import styles from './steps.module.css';

const SHIRT: PictureFit = { sizes: '(max-width: 760px) min(30vw, 128px), min(29vw, 380px)', from: 96, to: 380 };

/** The steps to a scholarship as shirts on a rail, each a link. */
export function Steps({ steps }: { steps: HomePage['steps'] }) {
  if (steps.items.length === 0) return null;
  return (
    <Band id="steps" labelledBy="steps-heading" className={styles.band}>
      <Folio name={steps.label} note={steps.note} />
      <SectionHeading id="steps-heading">{steps.heading}</SectionHeading>
      <ol className={styles.rail}>
        {steps.items.map((step) => (
          <li key={step.title} className={styles.peg}>
            <div className={styles.shirt}>
              <ContentPicture media={step.picture} fit={SHIRT} decorative />
            </div>
            <h3 className={`h3 ${styles.title}`}>
              <SmartLink href={step.href}>
                <span>{step.title}</span>
              </SmartLink>
            </h3>
            <p className={styles.text}>{step.text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
