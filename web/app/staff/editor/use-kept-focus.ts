import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A form that is disabled loses the focus, and with it the place of whoever works by keyboard. Gives it back when the
 * form is enabled again, before a dialog opens that will itself return it there.
 * @returns the form's ref, and what to call before the form is disabled
 */
export function useKeptFocus(isDisabled: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const focused = useRef<Element | null>(null);
  const keepFocus = useCallback(() => {
    focused.current = document.activeElement;
  }, []);
  useLayoutEffect(() => {
    if (isDisabled) return;
    const { activeElement } = document;
    if (focused.current && (activeElement === null || activeElement === document.body)) {
      // What had the focus may have been a dialog's button, which is gone.
      const isInside = form.current?.contains(focused.current);
      const next = isInside ? focused.current : form.current?.querySelector('[type=submit]');
      if (next instanceof HTMLElement) next.focus();
    }
    focused.current = null;
  }, [isDisabled]);
  return { form, keepFocus };
}
