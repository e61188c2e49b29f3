import { parseNumber, type Sport } from '@upfield/cms/contract';
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { staffLabels } from '~/labels/staff';
import { useLabels } from '~/labels/use-labels';
import { Slot } from '~/player-cards/sticker/slot';
import type { StickerCard } from '~/player-cards/sticker/sticker';
import type { CardFormValues } from './card-form';
import styles from './live-card.module.css';

interface LiveCardProps {
  sports: Sport[];
  /** Address of the picture that will print. */
  picture: string | null;
  /** The stored picture is drawn art of a demo player. */
  isDrawn: boolean;
}

const number = (typed: string): number | null => {
  const value = parseNumber(typed);
  return value === null || Number.isNaN(value) ? null : value;
};

/** The sticker that the form as it stands would print. */
export function stickerOf(values: CardFormValues, { sports, picture, isDrawn }: LiveCardProps): StickerCard {
  const sport = sports.find(({ id }) => id === values.sport);
  return {
    name: values.name.trim(),
    lastName: values.lastName.trim(),
    sport: sport ? { _id: sport.id, name: sport.name } : null,
    sportPosition: values.position.trim() || null,
    country: values.country.trim(),
    highSchoolGraduation: number(values.graduationYear) ?? undefined,
    gpa: number(values.gpa),
    height: number(values.height),
    toeflScore: number(values.toeflScore),
    duolingoScore: number(values.duolingoScore),
    satScore: number(values.satScore),
    cardImageUrl: picture,
    demo: isDrawn,
  };
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
