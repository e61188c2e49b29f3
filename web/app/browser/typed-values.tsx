import { useState } from 'react';
import { useBrowserLayoutEffect } from './hydration';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Inputs that people do not fill in. */
const NOT_TYPED = 'input[type="hidden"], input[type="submit"], input[type="button"]';

/** The named controls of the current document by a key of form, name and option. */
function controlsByKey(): Map<string, Control> {
  const controls = new Map<string, Control>();
  for (const control of document.querySelectorAll<Control>('input[name], textarea[name], select[name]')) {
    if (control.matches(NOT_TYPED)) continue;
    const isChoice = control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type);
    const key = [control.form?.getAttribute('action'), control.name, isChoice ? control.value : ''].join('|');
    // Controls of a form that is rendered twice get a number in their key.
    let number = 0;
    while (controls.has(`${key}|${number}`)) number += 1;
    controls.set(`${key}|${number}`, control);
  }
  return controls;
}

function copyAnswer(from: Control, to: Control): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    if (from.type === 'file') {
      to.files = from.files;
      return;
    }
    to.checked = from.checked;
  }
  to.value = from.value;
}

/** Moves the focus to a control and puts the caret where it was; selects and checkboxes have none. */
function focusLike(from: Control, to: Control): void {
  to.focus({ preventScroll: true });
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement || from.selectionStart === null) return;
  to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

interface Before {
  controls: Map<string, Control>;
  focused: Element | null;
  scrollY: number;
}

function documentBefore(): Before | null {
  if (typeof document === 'undefined') return null;
  return { controls: controlsByKey(), focused: document.activeElement, scrollY: window.scrollY };
}

/**
 * Restores typed values when React renders the whole document again: after a hydration error, which extensions and translators cause by
 * changing the document before hydration (docs/decisions/012), and for an error page. It is the first child of the body, so that the values
 * are restored before the effects of forms read them.
 */
export function TypedValues(): null {
  // Read during rendering, while the old document is still in place; removed controls keep their values.
  const [before] = useState(documentBefore);
  useBrowserLayoutEffect(() => {
    if (!before) return;
    const now = controlsByKey();
    let isNew = false;
    for (const [key, old] of before.controls) {
      const control = now.get(key);
      if (old.isConnected || !control) continue;
      isNew = true;
      copyAnswer(old, control);
      if (old === before.focused) focusLike(old, control);
    }
    if (isNew) window.scrollTo({ top: before.scrollY, behavior: 'instant' });
  }, [before]);
  return null;
}
