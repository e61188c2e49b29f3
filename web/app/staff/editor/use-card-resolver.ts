import { toNestErrors } from '@hookform/resolvers';
import { useCallback, useEffect, useRef } from 'react';
import type { FieldError, Resolver } from 'react-hook-form';
import { type PressWatch, watchPress } from '~/forms/press';
import { type CardFormValues, cardForm, type EditorMode } from './card-form';

/** Lets react-hook-form check by the form's rules; the values stay as typed, and errors carry encoded messages. */
const cardResolver =
  (mode: EditorMode): Resolver<CardFormValues> =>
  (values, _context, options) => {
    const parsed = cardForm(mode).safeParse(values);
    if (parsed.success) return { values, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const { path, message } of parsed.error.issues) errors[path.join('.')] ??= { type: 'rule', message };
    return { values: {}, errors: toNestErrors<CardFormValues>(errors, options) };
  };

/** The card's rules, told after a press and not in the middle of it: a message that comes or goes moves what is pressed. */
export function useCardResolver(mode: EditorMode): Resolver<CardFormValues> {
  const press = useRef<PressWatch | null>(null);
  useEffect(() => {
    const watch = watchPress(document);
    press.current = watch;
    return () => watch.stop();
  }, []);
  return useCallback<Resolver<CardFormValues>>(
    async (...form) => {
      await press.current?.ended();
      return cardResolver(mode)(...form);
    },
    [mode],
  );
}
