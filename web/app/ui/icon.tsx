import styles from './icon.module.css';

interface IconProps {
  /** One of the outlines of `icon-paths.ts`. */
  shape: string;
  /** Adds a class of the caller, for size or motion. The default size is 1.15 em. */
  className?: string;
}

/** A decorative icon in the colour of the text beside it. What it means is said by that text, or by the control's label. */
export function Icon({ shape, className }: IconProps) {
  return (
    <svg className={className ? `${styles.icon} ${className}` : styles.icon} viewBox="0 0 256 256" aria-hidden="true">
      <path d={shape} />
    </svg>
  );
}
