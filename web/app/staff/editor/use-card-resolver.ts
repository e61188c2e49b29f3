import { toNestErrors } from '@hookform/resolvers';
import { useCallback, useEffect, useRef } from 'react';
import type { FieldError, Resolver } from 'react-hook-form';
import { type PressWatch, watchPress } from '~/forms/press';
import { type CardFormValues, cardForm, type EditorMode } from './card-form';

/** A react-hook-form resolver for the form's rules. Values stay as typed; errors carry encoded messages. */
const cardResolver =
  (mode: EditorMode): Resolver<CardFormValues> =>
  (values, _context, options) => {
    const parsed = cardForm(mode).safeParse(values);
    if (parsed.success) return { values, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const { path, message } of parsed.error.issues) errors[path.join('.')] ??= { type: 'rule', message };
    return { values: {}, errors: toNestErrors<CardFormValues>(errors, options) };
  };

/** Reports errors only after a press has ended: a message that appears or disappears during the press moves the pressed control. */
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
