import type { StaffPlayerCard } from '@upfield/cms/contract';
import { type ReactNode, useState } from 'react';
import { manageLabels } from '~/labels/manage';
import { useLabels } from '~/labels/use-labels';
import { sportHeading } from '~/player-cards/rules/sport-name';
import { Flag } from '~/player-cards/sticker/flag';
import { Icon } from '~/ui/icon';
import { PageLink } from '~/ui/link';
import { Picture } from '~/ui/picture';
import { user } from '~/ui/staff-icon-paths';
import { detailPath, editPath } from '../session/staff-paths';
import { type Visibility, visibilityOf } from '../ui/card-status';
import { type CardActionHandlers, CardActions, RestoreAction } from './card-actions';
import { ClassYear, Consent, DeletedMark, Progress, Updated, VisibilityMark } from './card-cells';
import styles from './card-table.module.css';
import { PickBox } from './pick-box';

/** A picture that only staff may see has no smaller files. */
const THUMBNAIL = { width: 60, height: 60, fit: { sizes: '60px', from: 60, to: 60 } };

interface CardRowProps {
  card: StaffPlayerCard;
  /** The switch of the CMS: a card without consent is not public. */
  requireConsent: boolean;
  actions: CardActionHandlers;
  isPicked: boolean;
  onPick: (card: StaffPlayerCard, isPicked: boolean) => void;
}

/** One card: who, what is missing, who sees it, who agreed, who changed it last, and what can be done. */
export function CardRow({ card, requireConsent, actions, isPicked, onPick }: CardRowProps) {
  const labels = useLabels(manageLabels);
  const [isOpen, setOpen] = useState(false);
  const visibility = visibilityOf(card, requireConsent);
  return (
    <tr data-open={isOpen || undefined}>
      <td className={styles.pick}>
        <PickBox
          label={labels.selectCard(`${card.name} ${card.lastName}`)}
          isPicked={isPicked}
          onPick={(picked) => onPick(card, picked)}
        />
      </td>
      <th scope="row">
        <PlayerLink card={card} visibility={visibility} />
      </th>
      <CommonCells card={card}>
        <td data-title={labels.columns.public} className={styles.visibility}>
          <VisibilityMark card={card} visibility={visibility} />
        </td>
        <td data-title={labels.columns.consent} className={`${styles.typed} ${styles.consents}`}>
          <Consent card={card} onOpen={() => actions.onConsent(card)} />
        </td>
      </CommonCells>
      <td className={styles.actions}>
        <CardActions card={card} isOpen={isOpen} onOpen={setOpen} {...actions} />
      </td>
    </tr>
  );
}

/** A deleted card that can still be restored. */
export function DeletedRow({ card, onRestore }: Pick<CardActionHandlers, 'onRestore'> & { card: StaffPlayerCard }) {
  const labels = useLabels(manageLabels);
  return (
    <tr>
      <td className={styles.pick} />
      <th scope="row">
        <div className={styles.player}>
          <PlayerName card={card} />
        </div>
      </th>
      <CommonCells card={card}>
        <td data-title={labels.columns.public} className={styles.visibility}>
          <DeletedMark />
        </td>
        <td data-title={labels.columns.consent} className={`${styles.typed} ${styles.consents}`}>
          {card.consent?.givenBy}
        </td>
      </CommonCells>
      <td className={styles.actions}>
        <RestoreAction card={card} onRestore={onRestore} />
      </td>
    </tr>
  );
}

/** The cells that every row has, with those of its own kind between them. */
function CommonCells({ card, children }: { card: StaffPlayerCard; children: ReactNode }) {
  const labels = useLabels(manageLabels);
  return (
    <>
      <td data-title={labels.columns.sport} className={`${styles.typed} ${styles.folded}`}>
        <span>{[card.sport && sportHeading(card.sport.name), card.sportPosition].filter(Boolean).join(', ')}</span>
      </td>
      <td data-title={labels.columns.class} className={`${styles.number} ${styles.folded}`}>
        <ClassYear card={card} />
      </td>
      <td data-title={labels.columns.complete} className={styles.folded}>
        <Progress card={card} />
      </td>
      {children}
      <td data-title={labels.columns.updated} className={`${styles.number} ${styles.folded}`}>
        <Updated card={card} />
      </td>
    </>
  );
}

/** To the public page, or to the form where there is no public page. */
function PlayerLink({ card, visibility }: { card: StaffPlayerCard; visibility: Visibility }) {
  const path = visibility === 'public' ? detailPath(card.id) : editPath(card.id);
  return (
    <PageLink to={path} className={styles.player}>
      <PlayerName card={card} />
    </PageLink>
  );
}

function PlayerName({ card }: { card: StaffPlayerCard }) {
  const labels = useLabels(manageLabels);
  return (
    <>
      <span className={styles.picture}>
        {card.cardImageUrl ? <Picture src={card.cardImageUrl} alt="" {...THUMBNAIL} /> : <Icon shape={user} />}
      </span>
      <span>
        <b>{`${card.lastName}, ${card.name}`}</b>
        <span className={styles.country}>
          <Flag country={card.country} />
          <span>{card.country}</span>
        </span>
        {card.demo ? <small>{labels.demo}</small> : null}
      </span>
    </>
  );
}
