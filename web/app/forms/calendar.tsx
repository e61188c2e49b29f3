import type { KeyboardEvent } from 'react';
import { DayPicker } from 'react-day-picker';
import styles from './calendar.module.css';

interface CalendarProps {
  id: string;
  /** Name of the dialog. */
  label: string;
  selected: Date | null;
  /** Years on offer, newest first. */
  years: number[];
  onSelect: (date: Date) => void;
}

/** A month of days with dropdowns for month and year, below its field. Loaded when it is opened. */
export default function Calendar({ id, label, selected, years, onSelect }: CalendarProps) {
  const newest = years[0] ?? new Date().getFullYear();
  const oldest = years.at(-1) ?? newest;
  const today = new Date();
  return (
    <div id={id} role="dialog" aria-modal="true" aria-label={label} className={styles.sheet} onKeyDown={keepInside}>
      <DayPicker
        mode="single"
        captionLayout="dropdown"
        reverseYears
        autoFocus
        selected={selected ?? undefined}
        defaultMonth={selected ?? new Date(newest - TYPICAL_AGE, 0)}
        startMonth={new Date(oldest, 0)}
        endMonth={new Date(newest, 11)}
        disabled={{ after: today }}
        onSelect={(date) => date && onSelect(date)}
        classNames={classNames}
      />
    </div>
  );
}

/** Focus trap: Tab moves from the last control to the first, Shift+Tab back. Escape or a picked day closes the calendar. */
function keepInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('select, button:not(:disabled)')];
  const reachable = controls.filter(({ tabIndex }) => tabIndex >= 0);
  const [first, last] = [reachable[0], reachable.at(-1)];
  if (document.activeElement !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/** Where the calendar opens for somebody without a date: players are 15 to 21 years old. */
const TYPICAL_AGE = 17;

const classNames = {
  months: styles.months,
  month_caption: styles.caption,
  dropdowns: styles.dropdowns,
  dropdown_root: styles.dropdownRoot,
  dropdown: styles.dropdown,
  caption_label: styles.captionLabel,
  chevron: styles.chevron,
  nav: styles.nav,
  button_previous: styles.step,
  button_next: styles.step,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.day,
  day_button: styles.dayButton,
  selected: styles.selected,
  today: styles.today,
  outside: styles.outside,
  disabled: styles.disabled,
};
