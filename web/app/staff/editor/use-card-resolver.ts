import { useCallback, useEffect, useRef } from 'react';
import type { Resolver } from 'react-hook-form';
import { type PressWatch, watchPress } from '~/forms/press';
import type { CardFormValues, EditorMode } from './card-form';
import { cardResolver } from './card-resolver';

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
