import type { CardChange, CardChangePart } from '@upfield/cms/contract';
import { useState } from 'react';
import { manageLabels } from '~/labels/manage';
import { staffLabels } from '~/labels/staff';
import { useLabels, useLanguage } from '~/labels/use-labels';
import { fetchChanges } from '../api/endpoints';
import { momentText } from '../ui/dates';
import styles from './card-changes.module.css';
import { FORM_NAMES } from './card-form';

/** Who changed which parts of a card, the newest first; read when it is opened. */
export function CardChanges({ cardId }: { cardId: string }) {
  const labels = useLabels(manageLabels);
  const [changes, setChanges] = useState<CardChange[] | null>(null);
  const [isUnavailable, setUnavailable] = useState(false);

  const load = async () => {
    setUnavailable(false);
    try {
      setChanges(await fetchChanges(cardId));
    } catch (error) {
      console.error('The changes could not be loaded.', error);
      setUnavailable(true);
    }
  };
  return (
    <details
      className={styles.changes}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void load();
      }}
    >
      <summary className={styles.summary}>{labels.changes}</summary>
      <div role="status">
        {isUnavailable ? <p>{labels.changesUnavailable}</p> : null}
        {changes?.length === 0 ? <p>{labels.noChanges}</p> : null}
      </div>
      <ol className={styles.list}>
        {changes?.map((change) => (
          <ChangeLine key={`${change.changedAt} ${change.parts}`} change={change} />
        ))}
      </ol>
    </details>
  );
}

function ChangeLine({ change: { changedAt, changedBy, parts } }: { change: CardChange }) {
  const labels = useLabels(manageLabels);
  const language = useLanguage();
  const nameOf = usePartNames();
  const what = parts.map(nameOf).join(', ');
  return <li>{labels.change(momentText(changedAt, language), changedBy, what)}</li>;
}

/** Parts have the labels of the form, where it holds them. */
function usePartNames(): (part: CardChangePart) => string {
  const { fields } = useLabels(staffLabels);
  const { changedParts } = useLabels(manageLabels);
  return (part) => {
    if (part in changedParts) return changedParts[part as keyof typeof changedParts];
    if (part === 'cardImageUrl') return fields.cardImage;
    if (part === 'bannerImageUrl') return fields.bannerImage;
    return fields[FORM_NAMES[part as keyof typeof FORM_NAMES]];
  };
}
