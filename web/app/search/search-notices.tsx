import { PAGE_PATHS } from '@upfield/cms/contract/content/page-paths';
import { searchLabels } from '~/labels/search';
import { useLabels } from '~/labels/use-labels';
import { Button, LinkButton } from '~/ui/button';
import { arrowCounterClockwise } from '~/ui/icon-paths';
import { searchAddress } from './addresses';
import styles from './search-notices.module.css';

interface SearchNothingProps {
  /** What was probably meant. */
  meant: string | null;
  onFollow: () => void;
}

/** What to do when nothing was found. */
export function SearchNothing({ meant, onFollow }: SearchNothingProps) {
  const labels = useLabels(searchLabels);
  return (
    <div className={styles.notice}>
      {meant ? (
        <LinkButton href={searchAddress(meant)} tone="ink" size="small" onClick={onFollow}>
          {labels.meant(meant)}
        </LinkButton>
      ) : null}
      <p>{labels.noneText}</p>
      <LinkButton href={PAGE_PATHS.gallery} tone="line" size="small" onClick={onFollow}>
        {labels.toGallery}
      </LinkButton>
    </div>
  );
}

/** What to do when the search failed. */
export function SearchFailure({ onAgain }: { onAgain: () => void }) {
  const labels = useLabels(searchLabels);
  return (
    <div className={styles.notice}>
      <p>{labels.failedText}</p>
      <Button tone="ink" size="small" stub={arrowCounterClockwise} onClick={onAgain}>
        {labels.tryAgain}
      </Button>
    </div>
  );
}
