import { type FieldPath, get, useFormContext } from 'react-hook-form';
import { messageText } from '~/forms/message-text';
import { staffLabels } from '~/labels/staff';
import { useLabels, useLanguage } from '~/labels/use-labels';
import type { CardFormValues, CareerRow, FormName } from './card-form';

/** A field of the form by its path: its control's props and its printed error. */
function useField<Name extends FieldPath<CardFormValues>>(name: Name, label: string) {
  const { register, formState, trigger } = useFormContext<CardFormValues>();
  const language = useLanguage();
  const raised: unknown = get(formState.errors, `${name}.message`);
  /** A choice is whole at once, typed text only when its field is left. */
  const checkChoice = ({ target }: { target: unknown }) => {
    if (raised && target instanceof HTMLSelectElement) void trigger(name);
  };
  return {
    ...register(name, { onChange: checkChoice }),
    id: name,
    label,
    error: messageText(typeof raised === 'string' ? raised : undefined, label, language),
  };
}

/** A field of the card itself, with its label. */
export function useCardField(name: FormName) {
  return useField(name, useLabels(staffLabels).fields[name]);
}

/** @param index of the career row, from 0 */
export function useCareerField(index: number, name: Exclude<keyof CareerRow, 'isCurrent'>) {
  return useField(`career.${index}.${name}`, useLabels(staffLabels).fields[name]);
}
