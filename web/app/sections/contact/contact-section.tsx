import type { FormSection } from '@upfield/cms/contract';
import type { ReactNode } from 'react';
import { type FanCard, StickerFan } from '~/player-cards/sticker/sticker-fan';
import { Band } from '~/ui/section';
import styles from './contact-section.module.css';
import { ReachUs } from './reach-us';

interface ContactSectionProps {
  section: FormSection;
  /** The lead form, with its heading. */
  form: ReactNode;
  /** Level of the section's heading; 1 where it names the page. */
  level?: 1 | 2;
  /** Information to read before the form, shown above the contact links. */
  aside?: ReactNode;
  /** Cards of the fan of stickers, which ends the column. */
  fan: readonly FanCard[];
  id?: string;
}

/** The invitation to the free assessment: why and how to reach us at the left, the team sheet at the right. */
export function ContactSection({ section, form, level = 2, aside, fan, id = 'contact' }: ContactSectionProps) {
  const Heading = `h${level}` as const;
  return (
    <Band
      id={id}
      ground={level === 1 ? 'paper' : 'aged'}
      labelledBy={`${id}-heading`}
      className={level === 1 ? styles.first : undefined}
    >
      <div className={styles.columns}>
        <div className={styles.aside}>
          <Heading id={`${id}-heading`} className={`title ${styles.heading}`}>
            {section.heading}
          </Heading>
          <p className={`lede ${styles.text}`}>{section.text}</p>
          {aside}
          <ReachUs />
          {fan.length > 0 ? <StickerFan cards={fan} /> : null}
        </div>
        {form}
      </div>
    </Band>
  );
}
