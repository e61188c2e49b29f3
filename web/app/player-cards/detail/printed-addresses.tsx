import { playerCardsLabels } from '~/labels/player-cards';
import { useLabels } from '~/labels/use-labels';
import { useCanonicalAddress } from '~/seo/use-canonical-address';
import { useSiteData } from '~/site/site-data';
import styles from './printed-addresses.module.css';

/** On paper a link is its address: the page's own, and the film's. */
export function PrintedAddresses({ film }: { film: string | null }) {
  const labels = useLabels(playerCardsLabels);
  const page = useSiteData().origin + useCanonicalAddress();
  return (
    <p className={`wrap ${styles.addresses}`} aria-hidden="true">
      {film ? <span>{`${labels.film}: ${film}`}</span> : null}
      <span>{page}</span>
    </p>
  );
}
