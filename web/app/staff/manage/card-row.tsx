import { Link } from '@remix-run/react';
import type { StaffPlayerCard } from '@upfield/cms/contract';
import { manageLabels } from '~/labels/manage';
import { useLabels } from '~/labels/use-labels';
import { sportHeading } from '~/player-cards/rules/sport-name';
import { Flag } from '~/player-cards/sticker/flag';
import { Icon } from '~/ui/icon';
import { Picture } from '~/ui/picture';
import { user } from '~/ui/staff-icon-paths';
import { type CardActionHandlers, CardActions } from './card-actions';
import { ClassYear, Consent, Progress, Updated, VisibilityMark } from './card-cells';
import { type Visibility, visibilityOf } from './card-status';
import styles from './card-table.module.css';

/** A picture that only staff may see has no smaller files. */
const THUMBNAIL = { width: 60, height: 60, fit: { sizes: '60px', from: 60, to: 60 } };

interface CardRowProps {
  card: StaffPlayerCard;
  /** The switch of the CMS: a card without consent is not public. */
  requireConsent: boolean;
  actions: CardActionHandlers;
}

/** One card: who, what is missing, who sees it, who agreed, who changed it last, and what can be done. */
export function CardRow({ card, requireConsent, actions }: CardRowProps) {
  const labels = useLabels(manageLabels);
  const visibility = visibilityOf(card, requireConsent);
  return (
    <tr>
      <th scope="row">
        <PlayerLink card={card} visibility={visibility} />
      </th>
      <td data-title={labels.columns.sport} className={styles.typed}>
        <span>{[card.sport && sportHeading(card.sport.name), card.sportPosition].filter(Boolean).join(', ')}</span>
      </td>
      <td data-title={labels.columns.class} className={styles.number}>
        <ClassYear card={card} />
      </td>
      <td data-title={labels.columns.complete}>
        <Progress card={card} />
      </td>
      <td data-title={labels.columns.public}>
        <VisibilityMark card={card} visibility={visibility} />
      </td>
      <td data-title={labels.columns.consent} className={styles.typed}>
        <Consent card={card} onOpen={() => actions.onConsent(card)} />
      </td>
      <td data-title={labels.columns.updated} className={styles.number}>
        <Updated card={card} />
      </td>
      <td className={styles.actions}>
        <CardActions card={card} {...actions} />
      </td>
    </tr>
  );
}

/** To the public page, or to the form where there is no public page. */
function PlayerLink({ card, visibility }: { card: StaffPlayerCard; visibility: Visibility }) {
  const labels = useLabels(manageLabels);
  const path = visibility === 'public' ? `/player-cards-detail/${card.id}` : `/player-cards/edit/${card.id}`;
  return (
    <Link to={path} className={styles.player}>
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
    </Link>
  );
}
