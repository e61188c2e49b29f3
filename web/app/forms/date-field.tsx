import { forwardRef, useEffect, useId, useRef, useState } from 'react';
import { LazyPart, useLazyPart } from '~/browser/lazy-part';
import { formsLabels } from '~/labels/forms';
import { useLabels } from '~/labels/use-labels';
import { Icon } from '~/ui/icon';
import { calendarBlank } from '~/ui/icon-paths';
import { PartFailure } from '~/ui/part-failure';
import { DATE_FORMAT, dateOfText, textOfDate } from './date-text';
import { Field } from './field';
import styles from './field-button.module.css';
import type { TextFieldProps } from './text-field';

const calendarPart = new LazyPart(() => import('./calendar'));

interface DateFieldProps extends Omit<TextFieldProps, 'type'> {
  /** The field's text; the calendar opens at that date. */
  typed: string;
  /** Years on offer in the calendar, newest first. */
  years: number[];
  /** Called with the picked day as `MM/dd/yyyy`. */
  onPick: (text: string) => void;
}

/** A date that is typed as MM/dd/yyyy, or picked from a calendar that loads when it is first opened. */
export const DateField = forwardRef<HTMLInputElement, DateFieldProps>(function DateField(
  { label, error, hint, mark, span, half, id, name, typed, years, onPick, ...input },
  ref,
) {
  const labels = useLabels(formsLabels);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const calendarId = useId();
  const calendar = useLazyPart(calendarPart, isOpen);
  useClickOutside(box, isOpen, () => setOpen(false));

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  return (
    <Field id={id ?? name} label={label} error={error} hint={hint} mark={mark} span={span} half={half}>
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the calendar from whichever of its controls has the focus.
        <div
          ref={box}
          className={styles.box}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || !isOpen) return;
            event.stopPropagation();
            close();
          }}
        >
          <input
            {...input}
            {...control}
            className={`${control.className} ${styles.input}`}
            ref={ref}
            type="text"
            name={name}
            placeholder={DATE_FORMAT}
            autoComplete="off"
          />
          <button
            ref={button}
            type="button"
            className={styles.button}
            aria-label={labels.openCalendar}
            aria-expanded={isOpen}
            aria-controls={isOpen ? calendarId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon shape={calendarBlank} className={styles.icon} />
          </button>
          {isOpen && calendar.status === 'failed' ? (
            <div id={calendarId} className={styles.failure}>
              <PartFailure onAgain={calendarPart.request} />
            </div>
          ) : null}
          {isOpen && calendar.status === 'ready' ? (
            <calendar.part.default
              id={calendarId}
              label={labels.calendar}
              selected={dateOfText(typed)}
              years={years}
              onSelect={(date) => {
                onPick(textOfDate(date));
                close();
              }}
            />
          ) : null}
        </div>
      )}
    </Field>
  );
});

function useClickOutside(box: React.RefObject<HTMLElement>, isActive: boolean, onOutside: () => void): void {
  const latest = useRef(onOutside);
  latest.current = onOutside;
  useEffect(() => {
    if (!isActive) return;
    const listener = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) latest.current();
    };
    document.addEventListener('pointerdown', listener);
    return () => document.removeEventListener('pointerdown', listener);
  }, [box, isActive]);
}
