import type { Experience } from '@upfield/cms/contract';
import { RichText } from '~/sections/rich-text/rich-text';
import { LinkButton } from '~/ui/button';
import { Band } from '~/ui/section';
import styles from './experience-details.module.css';

interface ExperienceDetailsProps {
  experiences: Experience[];
  /** Whether each detail is the target of its anchor. */
  anchored?: boolean;
  /** Where the join-now links lead, instead of each to the details: on the page of the details itself. */
  joinHref?: string;
}

/** Leads from the experiences to their details and back. */
export function OtherPageLink({ href, label }: { href: string; label: string }) {
  return (
    <div className={`wrap ${styles.other}`}>
      <LinkButton href={href} tone="line">
        {label}
      </LinkButton>
    </div>
  );
}

/** The long texts of the experiences, each with its join-now link. */
export function ExperienceDetails({ experiences, anchored = false, joinHref }: ExperienceDetailsProps) {
  return (
    <Band>
      <div className={styles.list}>
        {experiences.map((experience) => (
          <article key={experience.anchor} id={anchored ? experience.anchor : undefined} className={styles.detail}>
            <h2 className="h3">{experience.detailHeading || experience.title}</h2>
            <div>
              <RichText content={experience.detail} />
              {experience.joinLink ? (
                <p className={styles.join}>
                  <LinkButton href={joinHref ?? experience.joinLink.href} tone="ink">
                    {experience.joinLink.label}
                  </LinkButton>
                </p>
              ) : null}
            </div>
          </article>
        ))}
      </div>
    </Band>
  );
}
