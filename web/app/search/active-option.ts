/** Place of the marked result; null while the visitor is in the field. */
export type ActiveOption = number | null;

/**
 * Where a key moves the mark (ARIA Authoring Practices, Combobox). The arrows go round, with the field between last and first;
 * Home and End move the mark once there is one, and the caret of the field before.
 * @returns undefined for a key that is not about the list
 */
export function moveActive(key: string, active: ActiveOption, count: number): ActiveOption | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      if (active === null) return 0;
      return active === count - 1 ? null : active + 1;
    case 'ArrowUp':
      if (active === null) return count - 1;
      return active === 0 ? null : active - 1;
    case 'Home':
      return active === null ? undefined : 0;
    case 'End':
      return active === null ? undefined : count - 1;
    default:
      return undefined;
  }
}
