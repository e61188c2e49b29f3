import type { FormSection } from '@upfield/cms/contract';
import type { ReactNode } from 'react';
import { type FanCard, StickerFan } from '~/player-cards/sticker/sticker-fan';
import { NeverAsked } from '~/sections/particulars/never-asked';
import { Band } from '~/ui/section';
import styles from './contact-section.module.css';
import { ReachUs } from './reach-us';

interface ContactSectionProps {
  section: FormSection;
  /** The lead form, with its heading. */
  form: ReactNode;
  /** Level of the section's heading; 1 where it names the page. */
  level?: 1 | 2;
  /** Information to read before the form. */
  aside?: ReactNode;
  /** Cards of the fan of stickers, which ends the column. */
  fan: readonly FanCard[];
  id?: string;
}

/**
 * The invitation to the free assessment: why, the team sheet, and whom one deals with. The sheet stands at the right; on a phone it comes
 * before all other ways to reach us.
 */
export function ContactSection({ section, form, level = 2, aside, fan, id = 'contact' }: ContactSectionProps) {
  const Heading = `h${level}` as const;
  return (
    <Band
      id={id}
      ground={level === 1 ? 'paper' : 'aged'}
      labelledBy={`${id}-heading`}
      className={level === 1 ? `${styles.band} ${styles.first}` : styles.band}
    >
      <div className={styles.columns}>
        <div className={styles.why}>
          <Heading id={`${id}-heading`} className={`title ${styles.heading}`}>
            {section.heading}
          </Heading>
          <p className={`lede ${styles.text}`}>{section.text}</p>
          {aside}
        </div>
        <div className={styles.form}>{form}</div>
        <div className={styles.who}>
          <NeverAsked />
          <ReachUs />
          {fan.length > 0 ? <StickerFan cards={fan} /> : null}
        </div>
      </div>
    </Band>
  );
}
