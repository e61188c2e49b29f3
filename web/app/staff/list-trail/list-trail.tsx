import { useEffect, useState } from 'react';
import { manageLabels } from '~/labels/manage';
import { useLabels } from '~/labels/use-labels';
import { StandaloneLink } from '~/ui/link';
import { editPath } from '../session/staff-paths';
import styles from './list-trail.module.css';
import { rememberMore } from './longer-list';
import { type ListPlace, rememberedPlace } from './remembered-list';

/** Where the card stands in the list that staff came from, which is read on at its end; null before the browser was asked, and for a card that was opened otherwise. */
export function useListPlace(cardId: string | null): ListPlace | null {
  const [place, setPlace] = useState<ListPlace | null>(null);
  useEffect(() => {
    const known = cardId === null ? null : rememberedPlace(cardId);
    setPlace(known);
    if (cardId === null || known === null || known.next !== null) return;
    const abort = new AbortController();
    rememberMore(abort.signal)
      .then((isLonger) => {
        if (isLonger && !abort.signal.aborted) setPlace(rememberedPlace(cardId));
      })
      .catch((error: unknown) => {
        if (!abort.signal.aborted) console.warn('The next page of the list could not be loaded.', error);
      });
    return () => abort.abort();
  }, [cardId]);
  return place;
}

/** From a card back to the list it was opened from, and on to the form of the next one. */
export function ListTrail({ cardId }: { cardId: string }) {
  const labels = useLabels(manageLabels);
  const place = useListPlace(cardId);
  if (!place) return null;
  return (
    <nav className={styles.trail} aria-label={labels.title}>
      <StandaloneLink href={place.address} className={styles.link}>
        {labels.backToList}
      </StandaloneLink>
      <span className={styles.place}>{labels.placeInList(place.number, place.count)}</span>
      {place.next ? (
        <StandaloneLink href={editPath(place.next)} className={styles.link}>
          {labels.editNext}
        </StandaloneLink>
      ) : null}
    </nav>
  );
}
