import type { DraftEvent, HomePage } from '@upfield/cms/contract';
import { useNow } from '~/browser/use-now';
import { sectionsLabels } from '~/labels/sections';
import { useLabels } from '~/labels/use-labels';
import { isOver } from '~/sections/draft/event';
import { LinkButton } from '~/ui/button';
import { timeLeft } from './countdown';
import styles from './event-banner.module.css';

interface EventBannerProps {
  banner: HomePage['eventBanner'];
  event: DraftEvent;
  /** The server's time when it drew the page, in milliseconds since 1970. */
  now: number;
}

/** The countdown to the event, shown while the CMS's switch is on and the event has not ended (decisions, Routes). */
export function EventBanner({ banner, event, now: first }: EventBannerProps) {
  const labels = useLabels(sectionsLabels);
  const now = useNow(first);
  if (!banner.enabled || isOver(event, now)) return null;
  // A draft may lack the start: there is no countdown then.
  const left = event.startsAt === null ? null : timeLeft(Date.parse(event.startsAt), now);
  const parts = [
    { value: left?.days, unit: labels.days },
    { value: left?.hours, unit: labels.hours },
    { value: left?.minutes, unit: labels.minutes },
  ];
  return (
    <section className={`${styles.banner} on-dark`} aria-label={banner.title}>
      <div className={`wrap ${styles.in}`}>
        <div className={styles.text}>
          <b>{banner.title}</b>
          <p>{banner.text}</p>
          <p>{banner.countdownLabel}</p>
        </div>
        <div className={styles.board} role="timer">
          {parts.map(({ value, unit }) => (
            <div key={unit}>
              <b>{value === undefined ? '–' : String(value).padStart(2, '0')}</b>
              <span>{unit}</span>
            </div>
          ))}
        </div>
        {banner.link ? (
          <LinkButton href={banner.link.href} size="small">
            {banner.link.label}
          </LinkButton>
        ) : null}
      </div>
    </section>
  );
}
