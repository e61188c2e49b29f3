import type { StaffPlayerCard } from '@upfield/cms/contract';
import { manageLabels } from '~/labels/manage';
import { useLabels } from '~/labels/use-labels';
import { LinkButton } from '~/ui/button';
import { IconButton } from '~/ui/icon-button';
import { magnifyingGlass } from '~/ui/icon-paths';
import { eye, eyeSlash, magnifyingGlassMinus, trash } from '~/ui/staff-icon-paths';
import styles from './card-actions.module.css';

/** What staff can do to a card of the list. */
export interface CardActionHandlers {
  onList: (card: StaffPlayerCard, listed: boolean) => void;
  onIndex: (card: StaffPlayerCard, indexed: boolean) => void;
  onConsent: (card: StaffPlayerCard) => void;
  onDelete: (card: StaffPlayerCard) => void;
}

/** Edit, hide, keep from search engines, delete. Each button's accessible name has the action and the player. */
export function CardActions({ card, onList, onIndex, onDelete }: CardActionHandlers & { card: StaffPlayerCard }) {
  const labels = useLabels(manageLabels);
  const name = `${card.name} ${card.lastName}`;
  const actions = [
    {
      shape: card.listed ? eyeSlash : eye,
      label: card.listed ? labels.hideCard(name) : labels.showCard(name),
      act: () => onList(card, !card.listed),
    },
    {
      shape: card.noindex ? magnifyingGlass : magnifyingGlassMinus,
      label: card.noindex ? labels.letSearchFind(name) : labels.keepFromSearch(name),
      act: () => onIndex(card, card.noindex),
    },
    { shape: trash, label: labels.deleteOf(name), act: () => onDelete(card) },
  ];
  return (
    <div className={styles.actions}>
      <LinkButton size="small" tone="line" href={`/player-cards/edit/${card.id}`} aria-label={labels.editCard(name)}>
        {labels.edit}
      </LinkButton>
      {actions.map(({ shape, label, act }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: three fixed places; a button that changed its word keeps the focus.
        <IconButton key={index} shape={shape} label={label} title={label} className={styles.icon} onClick={act} />
      ))}
    </div>
  );
}
