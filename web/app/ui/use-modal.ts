import { type MouseEvent, type PointerEvent, type SyntheticEvent, useEffect, useRef } from 'react';

/**
 * What the browser's `<dialog>` needs to be a modal that Escape, or a press on its scrim, closes. The content has to fill the
 * dialog, so that whatever is pressed beside it is the scrim.
 * @param open whether it is shown
 * @param onClose called when it is left, by whatever way
 * @returns the properties of the `<dialog>`
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget | null>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);

  return {
    ref,
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      pressed.current = event.target;
    },
    // A selection of text that ends on the scrim is a click on the scrim, too: only a press that began there closes.
    onClick: ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
      if (target === currentTarget && pressed.current === currentTarget) currentTarget.close();
    },
    // React lets the event of a dialog inside this one bubble, which the browser does not.
    onClose: ({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (target === currentTarget) onClose();
    },
  };
}
