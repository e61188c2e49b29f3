import type { CardSport } from '@upfield/cms/contract';
import { SelectField } from '~/forms/select-field';
import { staffLabels } from '~/labels/staff';
import { useLabels } from '~/labels/use-labels';
import type { SportsState } from '../state/sports-reducer';
import { useCardField } from './use-card-field';

interface SportSelectProps {
  sports: SportsState;
  storedSport: CardSport | null;
}

/** A sport of the list by its whole name; says that the list is loading, and what went wrong with it under the select. */
export function SportSelect({ sports: { sports, isLoading, error: loadError }, storedSport }: SportSelectProps) {
  const labels = useLabels(staffLabels);
  const field = useCardField('sport');
  const isMissing = storedSport && !isLoading && !sports.some(({ id }) => id === storedSport._id);
  return (
    <SelectField {...field} error={loadError ?? field.error} span={4} required>
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
