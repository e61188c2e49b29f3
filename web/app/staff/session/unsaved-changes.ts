/** The open forms with unsaved changes; leaving the page and logging out ask for confirmation while there are any. */
const open = new Set<symbol>();

/** Marks one form as changed. @returns how to take the mark back */
export function markUnsaved(): () => void {
  const mark = Symbol('unsaved form');
  open.add(mark);
  return () => open.delete(mark);
}

/** Whether any open form has unsaved changes. */
export const hasUnsavedChanges = (): boolean => open.size > 0;

/** Clears the list after the user agreed to lose the changes. */
export const clearUnsaved = (): void => open.clear();
