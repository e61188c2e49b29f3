import type { FormSection } from '@upfield/cms/contract';
import type { ReactNode } from 'react';
import { Band } from '~/site/section';
import styles from './contact-section.module.css';
import { ReachUs } from './reach-us';

interface ContactSectionProps {
  section: FormSection;
  /** The lead form, with its heading. */
  form: ReactNode;
  /** Level of the section's heading; 1 where it names the page. */
  level?: 1 | 2;
  /** Decoration under the ways to reach us. */
  aside?: ReactNode;
  id?: string;
}

/** The invitation to the free assessment: why and how to reach us at the left, the team sheet at the right. */
export function ContactSection({ section, form, level = 2, aside, id = 'contact' }: ContactSectionProps) {
  const Heading = `h${level}` as const;
  return (
    <Band id={id} ground="aged" labelledBy={`${id}-heading`}>
      <div className={styles.columns}>
        <div className={styles.aside}>
          <Heading id={`${id}-heading`} className={`title ${styles.heading}`}>
            {section.heading}
          </Heading>
          <p className={`lede ${styles.text}`}>{section.text}</p>
          <ReachUs />
          {aside}
        </div>
        {form}
      </div>
    </Band>
  );
}
