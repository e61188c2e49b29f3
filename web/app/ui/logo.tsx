import { siteLabels } from '~/labels/site';
import { useLabels } from '~/labels/use-labels';
import { siteNameOf, useSiteData } from '~/site/site-data';
import { PageLink } from './link';
import styles from './logo.module.css';

interface LogoMarkProps {
  className?: string;
  /** Lets the ball be juggled, while something loads. */
  juggled?: boolean;
}

/** The mark: a U with a ball above it, a player with both arms up. */
export function LogoMark({ className, juggled }: LogoMarkProps) {
  return (
    <svg viewBox="0 0 40 46" className={className} aria-hidden="true">
      <path fill="currentColor" d="M1 12h12v16a7 7 0 0 0 14 0V12h12v16a19 19 0 0 1-38 0Z" />
      <circle className={juggled ? styles.juggled : styles.ball} cx="20" cy="7" r="6.5" />
    </svg>
  );
}

/** Mark and name, linking home. */
export function Logo({ size = 'normal' }: { size?: 'normal' | 'large' }) {
  const labels = useLabels(siteLabels);
  const name = siteNameOf(useSiteData());
  return (
    <PageLink to="/" className={`${styles.logo} ${styles[size]}`} aria-label={labels.homeLink(name)}>
      <LogoMark />
      <span>{name}</span>
    </PageLink>
  );
}
