/** Whether the popup is open (specification §4, Search popup): closed at first. */
export const CLOSED_AT_FIRST = false;

/** Reducer of that flag: the action is the new value. */
export const searchPopup = (_open: boolean, next: boolean): boolean => next;

/** What decides whether a key press opens the popup. */
export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

export interface Surroundings {
  /** The press belongs to a field the visitor is writing in. */
  writing: boolean;
  /** A dialog, this one or another, is open already. */
  dialogOpen: boolean;
  /** The visitor has the key switched on. */
  keyOn: boolean;
}

/**
 * Whether a key press opens the popup: `/` alone, where it would not be written. Shift is ignored, because many
 * keyboards need it for `/`.
 */
export function opensSearch(press: KeyPress, { writing, dialogOpen, keyOn }: Surroundings): boolean {
  const alone = !press.ctrlKey && !press.metaKey && !press.altKey;
  return press.key === '/' && alone && keyOn && !writing && !dialogOpen;
}
