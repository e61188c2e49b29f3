import { SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useWords } from '../use-words';
import { useLeadOwnersQuery } from './lead-api';
import { LEAD_STATES, stateWord } from './lead-list';

interface ChoiceProps<Value> {
  /** What it is for, to a screen reader. */
  label: string;
  /** Undefined where nothing is chosen yet. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  isDisabled?: boolean;
}

/** Chooses the state of a lead. */
export function StateChoice({ label, value, onChange, isDisabled }: ChoiceProps<string>) {
  const word = useWords();
  return (
    <SingleSelect
      size="S"
      aria-label={label}
      value={value}
      onChange={(chosen) => onChange(String(chosen))}
      disabled={isDisabled}
    >
      {LEAD_STATES.map((state) => (
        <SingleSelectOption key={state} value={state}>
          {word(stateWord(state))}
        </SingleSelectOption>
      ))}
    </SingleSelect>
  );
}

const NOBODY = 'nobody';

/** Chooses who takes care of a lead. */
export function OwnerChoice({ label, value, onChange, isDisabled }: ChoiceProps<number | null>) {
  const word = useWords();
  const { data: owners = [] } = useLeadOwnersQuery();
  const choose = (chosen: string | number) => onChange(chosen === NOBODY ? null : Number(chosen));
  return (
    <SingleSelect
      size="S"
      aria-label={label}
      value={value === null ? NOBODY : value?.toString()}
      onChange={choose}
      disabled={isDisabled}
    >
      <SingleSelectOption value={NOBODY}>{word('leads.owner.nobody')}</SingleSelectOption>
      {owners.map(({ id, name }) => (
        <SingleSelectOption key={id} value={String(id)}>
          {name}
        </SingleSelectOption>
      ))}
    </SingleSelect>
  );
}
