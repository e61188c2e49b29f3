/** Forms of this page that hold something nobody saved yet; what leaving and logging out ask about. */
const open = new Set<symbol>();

/** Marks one form as changed. @returns how to take the mark back */
export function markUnsaved(): () => void {
  const mark = Symbol('unsaved form');
  open.add(mark);
  return () => open.delete(mark);
}

export const hasUnsavedChanges = (): boolean => open.size > 0;

/** Everything open may be lost: somebody was asked and agreed. */
export const forgetUnsaved = (): void => open.clear();
