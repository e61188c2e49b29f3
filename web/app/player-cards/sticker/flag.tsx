import { countryCode, flag } from '@upfield/cms/art';
import styles from './flag.module.css';

interface FlagProps {
  /** Country as staff typed it. */
  country: string | undefined;
  className?: string;
}

/** A small flag, decorative: the country's name or code is beside it. 1.75 em wide unless `className` says otherwise. */
export function Flag({ country, className }: FlagProps) {
  return (
    <span
      className={className ? `${styles.flag} ${className}` : styles.flag}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, chosen by a code of the art's list.
      dangerouslySetInnerHTML={{ __html: flag(countryCode(country)) }}
    />
  );
}
