import { type MouseEvent, type PointerEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';

/**
 * What the browser's `<dialog>` needs to be a modal that Escape, or a press on its scrim, closes. The content has to fill the
 * dialog, so that a press outside of the content is a press on the scrim.
 * @param open whether it is shown
 * @param onClose called when it is closed in any way
 * @param first what has the focus when it opens, where that is not what the browser would choose
 * @returns the properties of the `<dialog>`
 */
export function useModal(open: boolean, onClose: () => void, first?: RefObject<HTMLElement>) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget | null>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    if (open)
      return afterNextFrame(() => {
        dialog.showModal();
        first?.current?.focus();
      });
    if (dialog.open) dialog.close();
    return undefined;
  }, [open, first]);

  return {
    ref,
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      pressed.current = event.target;
    },
    // A selection of text that ends on the scrim is a click on the scrim, too: only a press that began there closes.
    onClick: ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
      if (target === currentTarget && pressed.current === currentTarget) currentTarget.close();
    },
    // In React the close event of a nested dialog bubbles, unlike in the browser.
    onClose: ({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (target === currentTarget) onClose();
    },
  };
}

/**
 * Calls `show` once the next frame is drawn: a modal makes the browser style the whole page anew, and the press that opens it is seen before that
 * (Interaction to Next Paint).
 * @returns takes the call back
 */
function afterNextFrame(show: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(show);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
