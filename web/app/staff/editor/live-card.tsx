import { NUMBER_BOUNDS, parseNumber, type Sport } from '@upfield/cms/contract';
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { staffLabels } from '~/labels/staff';
import { useLabels } from '~/labels/use-labels';
import { withBadge } from '~/player-cards/rules/position';
import { Slot } from '~/player-cards/sticker/slot';
import type { StickerCard, StickerField } from '~/player-cards/sticker/sticker-fields';
import type { CardFormValues } from './card-form';
import styles from './live-card.module.css';

interface LiveCardProps {
  sports: Sport[];
  /** Address of the picture that will print. */
  picture: string | null;
  /** The stored picture is drawn art of a demo player. */
  isDrawn: boolean;
}

/** A typed number, or null when the card's rules do not allow it. */
function figure(typed: string, field: keyof typeof NUMBER_BOUNDS): number | null {
  const value = parseNumber(typed);
  const { min, max } = NUMBER_BOUNDS[field];
  return value !== null && value >= min && value <= max ? value : null;
}

/** The sticker that the form as it stands would print. */
export function stickerOf(values: CardFormValues, { sports, picture, isDrawn }: LiveCardProps): StickerCard {
  const sport = sports.find(({ id }) => id === values.sport);
  return withBadge({
    name: values.name.trim(),
    lastName: values.lastName.trim(),
    sport: sport ? { _id: sport.id, name: sport.name } : null,
    sportPosition: values.position.trim() || null,
    country: values.country.trim(),
    highSchoolGraduation: Number(values.graduationYear) || undefined,
    gpa: figure(values.gpa, 'gpa'),
    height: figure(values.height, 'height'),
    toeflScore: figure(values.toeflScore, 'toeflScore'),
    duolingoScore: figure(values.duolingoScore, 'duolingoScore'),
    satScore: figure(values.satScore, 'satScore'),
    cardImageUrl: picture,
    demo: isDrawn,
  } satisfies Record<StickerField, unknown>);
}

/** The card as coaches will see it, beside the form from 1020 px and above it on smaller screens. */
export function LiveCard(props: LiveCardProps) {
  const labels = useLabels(staffLabels);
  const values = useDeferredValue(useWatch<CardFormValues>() as CardFormValues);
  return (
    <aside className={styles.side} aria-label={labels.liveCard}>
      <p className={`label ${styles.label}`}>{labels.liveCard}</p>
      <div className={styles.card}>
        <Slot card={stickerOf(values, props)} />
      </div>
      <p className={styles.hint}>{labels.liveCardHint}</p>
    </aside>
  );
}
