import type { CardSport } from '@upfield/cms/contract';
import { useController, useFormContext } from 'react-hook-form';
import { messageText } from '~/forms/message-text';
import { SelectField } from '~/forms/select-field';
import { staffLabels } from '~/labels/staff';
import { useLabels, useLanguage } from '~/labels/use-labels';
import type { SportsState } from '../state/sports-reducer';
import type { CardFormValues } from './card-form';

interface SportSelectProps {
  sports: SportsState;
  /** The sport of the card as stored, which stays on offer when the list no longer has it. */
  storedSport: CardSport | null;
}

/**
 * A sport of the list by its whole name; says that the list is loading, and what went wrong with it under the select.
 * Controlled, because its value is there before its options are.
 */
export function SportSelect({ sports: { sports, isLoading, error: loadError }, storedSport }: SportSelectProps) {
  const labels = useLabels(staffLabels);
  const language = useLanguage();
  const { trigger } = useFormContext<CardFormValues>();
  const { field, fieldState } = useController<CardFormValues, 'sport'>({ name: 'sport' });
  const isMissing = storedSport && !isLoading && !sports.some(({ id }) => id === storedSport._id);
  return (
    <SelectField
      {...field}
      onChange={(event) => {
        field.onChange(event);
        if (fieldState.invalid) void trigger('sport');
      }}
      label={labels.fields.sport}
      error={loadError ?? messageText(fieldState.error?.message, labels.fields.sport, language)}
      span={4}
      required
      disabled={isLoading}
    >
      <option value="">{isLoading ? labels.loadingSports : labels.selectSport}</option>
      {isMissing ? <option value={storedSport._id}>{storedSport.name}</option> : null}
      {sports.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
