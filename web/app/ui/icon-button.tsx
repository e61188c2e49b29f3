import type { ButtonHTMLAttributes } from 'react';
import { Icon } from './icon';
import styles from './icon-button.module.css';

interface IconLook {
  /** One of the outlines of `icon-paths.ts`. */
  shape: string;
  /** What the button does, for those who do not see the icon. */
  label: string;
  /** Round by default (carousels, players); square in the header and the sidebar. */
  square?: boolean;
}

type IconButtonProps = IconLook & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'>;

/** A 48 px button that shows an icon alone. */
export function IconButton({ shape, label, square, className, ...rest }: IconButtonProps) {
  const chosen = [styles.button, square && styles.square, className].filter(Boolean).join(' ');
  return (
    <button type="button" aria-label={label} {...rest} className={chosen}>
      <Icon shape={shape} className={styles.icon} />
    </button>
  );
}

/** Looks like the button that takes its place once the scripts run. */
export function IconLink({ shape, label, square, href }: IconLook & { href: string }) {
  return (
    <a href={href} aria-label={label} className={square ? `${styles.button} ${styles.square}` : styles.button}>
      <Icon shape={shape} className={styles.icon} />
    </a>
  );
}
