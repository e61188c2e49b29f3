import { Link } from '@remix-run/react';
import type { StaffPlayerCard } from '@upfield/cms/contract';
import { staffLabels } from '~/labels/staff';
import { useLabels, useLanguage } from '~/labels/use-labels';
import { sportHeading } from '~/player-cards/rules/sport-name';
import { Flag } from '~/player-cards/sticker/flag';
import { LinkButton } from '~/site/button';
import { Icon } from '~/site/icon';
import { IconButton } from '~/site/icon-button';
import { eye, eyeSlash, trash, user, warningCircle } from '~/site/icon-paths';
import styles from './card-table.module.css';
import { COMPLETE, missingParts } from './completeness';
import { isStale } from './manage-list';

interface CardRowProps {
  card: StaffPlayerCard;
  onList: (card: StaffPlayerCard, listed: boolean) => void;
  onDelete: (card: StaffPlayerCard) => void;
}

/** Missing parts that a row names before it only counts. */
const NAMED_PARTS = 4;

/** One card: who, what is missing, who sees it, who changed it last, and what can be done. */
export function CardRow({ card, onList, onDelete }: CardRowProps) {
  const labels = useLabels(staffLabels);
  const name = `${card.name} ${card.lastName}`;
  return (
    <tr>
      <th scope="row">
        <Link to={`/player-cards-detail/${card.id}`} className={styles.player}>
          <span className={styles.picture}>
            {card.cardImageUrl ? <img src={card.cardImageUrl} alt="" loading="lazy" /> : <Icon shape={user} />}
          </span>
          <span>
            <b>{`${card.lastName}, ${card.name}`}</b>
            <span className={styles.country}>
              <Flag country={card.country} />
              <span>{card.country}</span>
            </span>
          </span>
        </Link>
      </th>
      <td data-title={labels.columns.sport}>
        <span>{[card.sport && sportHeading(card.sport.name), card.sportPosition].filter(Boolean).join(', ')}</span>
      </td>
      <td data-title={labels.columns.class} className={styles.number}>
        <span>{card.highSchoolGraduation}</span>
      </td>
      <td data-title={labels.columns.complete}>
        <Progress card={card} />
      </td>
      <td data-title={labels.columns.public}>
        <span className={card.listed ? styles.public : styles.hidden}>
          <Icon shape={card.listed ? eye : eyeSlash} />
          <span>{card.listed ? labels.public : labels.hidden}</span>
        </span>
        {card.consent || card.demo ? null : (
          <small className={styles.warning}>
            <Icon shape={warningCircle} />
            <span>{labels.noConsent}</span>
          </small>
        )}
      </td>
      <td data-title={labels.columns.updated} className={styles.number}>
        <Updated card={card} />
      </td>
      <td className={styles.actions}>
        <div>
          <LinkButton
            size="small"
            tone="line"
            href={`/player-cards/edit/${card.id}`}
            aria-label={labels.editCard(name)}
          >
            {labels.edit}
          </LinkButton>
          <IconButton
            shape={card.listed ? eyeSlash : eye}
            label={card.listed ? labels.hideCard(name) : labels.showCard(name)}
            onClick={() => onList(card, !card.listed)}
          />
          <IconButton shape={trash} label={labels.deleteOf(name)} onClick={() => onDelete(card)} />
        </div>
      </td>
    </tr>
  );
}

function Progress({ card }: { card: StaffPlayerCard }) {
  const labels = useLabels(staffLabels);
  const missing = missingParts(card);
  const filled = COMPLETE - missing.length;
  return (
    <>
      <meter className={styles.meter} max={COMPLETE} value={filled} aria-label={labels.filled(filled, COMPLETE)} />
      <span className={styles.number}>{`${filled}/${COMPLETE}`}</span>
      {missing.length > 0 ? (
        <small>
          {labels.missingParts(
            missing
              .slice(0, NAMED_PARTS)
              .map((field) => labels.fields[field])
              .join(', '),
            missing.length - NAMED_PARTS,
          )}
        </small>
      ) : null}
    </>
  );
}

function Updated({ card }: { card: StaffPlayerCard }) {
  const labels = useLabels(staffLabels);
  const language = useLanguage();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(card.updatedAt));
  return (
    <>
      <time dateTime={card.updatedAt}>{day}</time>
      {card.updatedBy ? <small>{labels.updatedBy(card.updatedBy)}</small> : null}
      {isStale(card) ? <small className={styles.warning}>{labels.stale}</small> : null}
    </>
  );
}
