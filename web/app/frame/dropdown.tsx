import { useLocation } from '@remix-run/react';
import type { MenuItem } from '@upfield/cms/contract';
import { type FocusEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '~/ui/icon';
import { caretDown } from '~/ui/icon-paths';
import { SmartLink } from '~/ui/link';
import { isCurrentEntry, isCurrentPage } from './current-page';
import styles from './dropdown.module.css';

/** Delay before the menu closes after the pointer has left it. */
const CLOSE_DELAY_MS = 160;

/**
 * A menu entry that opens a list: by click, Enter or Space, and under a mouse. Escape closes it and gives the focus back; leaving it
 * closes it. Before the scripts run, the style sheet opens it for pointer and focus.
 */
export function Dropdown({ entry }: { entry: MenuItem }) {
  const { pathname, key } = useLocation();
  const [open, setOpen] = useState<'closed' | 'hovered' | 'pinned'>('closed');
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const id = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes the menu when another page opens.
  useEffect(() => setOpen('closed'), [key]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const enter = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    setOpen((state) => (state === 'closed' ? 'hovered' : state));
  };
  const leave = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen('closed'), CLOSE_DELAY_MS);
  };
  const blur = (event: FocusEvent<HTMLLIElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen('closed');
  };

  return (
    <li
      className={styles.entry}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onBlur={blur}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || open === 'closed') return;
        setOpen('closed');
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open !== 'closed'}
        aria-controls={id}
        aria-current={isCurrentEntry(entry, pathname) || undefined}
        onClick={() => setOpen((state) => (state === 'pinned' ? 'closed' : 'pinned'))}
      >
        <span>{entry.label}</span>
        <Icon shape={caretDown} className={styles.caret} />
      </button>
      <ul id={id} className={styles.list}>
        {entry.links.map((link) => (
          <li key={link.href}>
            <SmartLink
              href={link.href}
              target={link.newTab ? '_blank' : undefined}
              aria-current={isCurrentPage(link.href, pathname) ? 'page' : undefined}
            >
              <span>{link.label}</span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
