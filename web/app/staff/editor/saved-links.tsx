import type { StaffPlayerCard } from '@upfield/cms/contract';
import { manageLabels } from '~/labels/manage';
import { staffLabels } from '~/labels/staff';
import { useLabels } from '~/labels/use-labels';
import { StandaloneLink } from '~/ui/link';
import { usePageHref } from '~/ui/page-href';
import { useListPlace } from '../list-trail/list-trail';
import { detailPath, editPath } from '../session/staff-paths';
import styles from './saved-links.module.css';

interface SavedLinksProps {
  card: StaffPlayerCard;
  onConsent: () => void;
  onAnother: () => void;
}

/** Ways on from a saved card, beside OK: its consent while it has none, its page, the next of the list, another card. */
export function SavedLinks({ card, onConsent, onAnother }: SavedLinksProps) {
  const labels = useLabels(staffLabels);
  const { recordConsentNow, editNext } = useLabels(manageLabels);
  const inLanguage = usePageHref();
  const place = useListPlace(card.id);
  const look = `text-link ${styles.link}`;
  return (
    <div className={styles.links}>
      {card.consent ? null : (
        <button type="button" className={look} onClick={onConsent}>
          {recordConsentNow}
        </button>
      )}
      <a href={inLanguage(detailPath(card.id))} target="_blank" rel="noopener" className={look}>
        {labels.viewInNewTab}
      </a>
      {place?.next ? (
        <StandaloneLink href={editPath(place.next)} className={look}>
          {editNext}
        </StandaloneLink>
      ) : null}
      <button type="button" className={look} onClick={onAnother}>
        {labels.createAnother}
      </button>
    </div>
  );
}
