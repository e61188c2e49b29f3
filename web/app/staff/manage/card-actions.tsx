import type { StaffPlayerCard } from '@upfield/cms/contract';
import { manageLabels } from '~/labels/manage';
import { useLabels } from '~/labels/use-labels';
import { Button, LinkButton } from '~/ui/button';
import { IconButton } from '~/ui/icon-button';
import { magnifyingGlass } from '~/ui/icon-paths';
import { usePageNavigate } from '~/ui/page-href';
import { arrowUUpLeft, copy, dotsThree, eye, eyeSlash, magnifyingGlassMinus, trash } from '~/ui/staff-icon-paths';
import { duplicatePath, editPath } from '../session/staff-paths';
import styles from './card-actions.module.css';

/** What staff can do to a card of the list. */
export interface CardActionHandlers {
  onList: (card: StaffPlayerCard, listed: boolean) => void;
  onIndex: (card: StaffPlayerCard, indexed: boolean) => void;
  onConsent: (card: StaffPlayerCard) => void;
  onDelete: (card: StaffPlayerCard) => void;
  onRestore: (card: StaffPlayerCard) => void;
}

interface CardActionsProps extends CardActionHandlers {
  card: StaffPlayerCard;
  /** On phones the row shows all it has. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/**
 * Edit, hide, keep from search engines, duplicate, delete; on phones behind a button that opens the row. Each button's accessible name has
 * the action and the player.
 */
export function CardActions({ card, isOpen, onOpen, onList, onIndex, onDelete }: CardActionsProps) {
  const labels = useLabels(manageLabels);
  const navigate = usePageNavigate();
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
    { shape: copy, label: labels.duplicateOf(name), act: () => navigate(duplicatePath(card.id)) },
    { shape: trash, label: labels.deleteOf(name), act: () => onDelete(card) },
  ];
  return (
    <div className={styles.actions}>
      <LinkButton
        size="small"
        tone="line"
        href={editPath(card.id)}
        className={styles.edit}
        aria-label={labels.editCard(name)}
      >
        {labels.edit}
      </LinkButton>
      <IconButton
        shape={dotsThree}
        label={labels.more(name)}
        aria-expanded={isOpen}
        className={`${styles.icon} ${styles.more}`}
        onClick={() => onOpen(!isOpen)}
      />
      {actions.map(({ shape, label, act }, index) => (
        <IconButton
          // biome-ignore lint/suspicious/noArrayIndexKey: fixed places; a button that changed its word keeps the focus.
          key={index}
          shape={shape}
          label={label}
          title={label}
          className={`${styles.icon} ${styles.folded}`}
          onClick={act}
        />
      ))}
    </div>
  );
}

/** The one thing that can be done to a deleted card. */
export function RestoreAction({ card, onRestore }: Pick<CardActionsProps, 'card' | 'onRestore'>) {
  const labels = useLabels(manageLabels);
  return (
    <Button
      size="small"
      tone="line"
      stub={arrowUUpLeft}
      aria-label={labels.restoreOf(`${card.name} ${card.lastName}`)}
      onClick={() => onRestore(card)}
    >
      {labels.restore}
    </Button>
  );
}
