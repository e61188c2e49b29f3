import { CARD_TEXT_MAX, type ConsentGiven, type StaffPlayerCard } from '@upfield/cms/contract';
import { useState } from 'react';
import { FieldGrid } from '~/forms/field';
import { TextField } from '~/forms/text-field';
import { manageLabels } from '~/labels/manage';
import { useLabels, useLanguage } from '~/labels/use-labels';
import styles from './consent-fields.module.css';
import { type ConsentOfCard, readFurther } from './consent-form';

/** How many further cards stand in the form: the next ones come with "save and next". */
const MOST = 8;

/** The name of a further card's control. */
export const furtherField = (id: string): string => `further-${id}`;

/**
 * The consents of further players who agreed on the same day, to the same words: a team's papers often come in together.
 * @param waiting the cards without a consent, in their order
 * @param typedBefore what was typed before the dialog was last left without saving, by the card's id
 */
export function useFurther(waiting: StaffPlayerCard[], typedBefore: ReadonlyMap<string, ConsentGiven>) {
  const labels = useLabels(manageLabels).consentFields;
  const language = useLanguage();
  const cards = waiting.slice(0, MOST);
  const [names, setNames] = useState<Record<string, string>>(() =>
    Object.fromEntries(cards.map(({ id }) => [id, typedBefore.get(id)?.givenBy ?? ''])),
  );
  const [errors, setErrors] = useState<Record<string, string>>({});

  /** @returns the consents of those who have a name; null when one of the names is wrong */
  const read = (same: ConsentGiven): ConsentOfCard[] | null => {
    const found = readFurther(cards, names, same, labels, language);
    setErrors(found.errors);
    return Object.keys(found.errors).length > 0 ? null : found.consents;
  };
  return {
    ...{ cards, names, errors, read },
    /** How many of them have a name. */
    named: cards.filter(({ id }) => names[id]?.trim()).length,
    name: (id: string, givenBy: string) => setNames((before) => ({ ...before, [id]: givenBy })),
  };
}

interface FurtherFieldsProps extends Pick<ReturnType<typeof useFurther>, 'cards' | 'names' | 'errors'> {
  onName: (id: string, givenBy: string) => void;
}

/** A field for each further player: who agreed, or nothing. */
export function FurtherFields({ cards, names, errors, onName }: FurtherFieldsProps) {
  const labels = useLabels(manageLabels);
  return (
    <fieldset className={styles.further} aria-describedby="consent-further">
      <legend>{labels.furtherConsents}</legend>
      <p id="consent-further" className={styles.recorded}>
        {labels.furtherHint}
      </p>
      <FieldGrid>
        {cards.map(({ id, name, lastName }) => (
          <TextField
            key={id}
            id={`consent-${furtherField(id)}`}
            name={furtherField(id)}
            label={`${name} ${lastName}`}
            error={errors[id]}
            value={names[id] ?? ''}
            onChange={({ target }) => onName(id, target.value)}
            autoComplete="off"
            maxLength={CARD_TEXT_MAX.name}
          />
        ))}
      </FieldGrid>
    </fieldset>
  );
}
