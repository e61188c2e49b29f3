import { useEffect, useRef, useState } from 'react';
import styles from './manage-screen.module.css';

/** How long a deletion can be undone here, in milliseconds; the server would allow more. */
const UNDO_MS = 10_000;

interface UndoToastProps {
  text: string;
  undo: string;
  onUndo: () => void;
  onGone: () => void;
}

/** Confirms a deletion and offers to undo it. Takes the focus from the deleted row, and stays open while it has focus or pointer. */
export function UndoToast({ text, undo, onUndo, onGone }: UndoToastProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isFocused, setFocused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const isHeld = isFocused || isHovered;

  useEffect(() => button.current?.focus(), []);
  useEffect(() => {
    if (isHeld) return;
    const timer = window.setTimeout(onGone, UNDO_MS);
    return () => window.clearTimeout(timer);
  }, [isHeld, onGone]);

  return (
    <p className={styles.toast} onPointerEnter={() => setHovered(true)} onPointerLeave={() => setHovered(false)}>
      <span>{text}</span>
      <button
        ref={button}
        type="button"
        className={`text-link ${styles.undo}`}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onClick={onUndo}
      >
        {undo}
      </button>
    </p>
  );
}
