/** Watches whether a pointer is held down. */
export interface PressWatch {
  /** Resolves at once, or, while a pointer is held down, when it is up again and its click has arrived. */
  ended(): Promise<void>;
  stop(): void;
}

/**
 * Watches the presses on a page, so that nothing moves under a pointer between press and release: the click would go to
 * another element, or to none.
 * @param target that receives every pointer event, such as the document
 */
export function watchPress(target: EventTarget): PressWatch {
  let waiting: (() => void)[] = [];
  let held = false;
  const press = () => {
    held = true;
  };
  const release = () => {
    held = false;
    const due = waiting;
    waiting = [];
    // The click comes right after the release, before any timer.
    setTimeout(() => {
      for (const go of due) go();
    });
  };
  const heard = [
    ['pointerdown', press],
    ['pointerup', release],
    ['pointercancel', release],
  ] as const;
  for (const [name, listener] of heard) target.addEventListener(name, listener, { capture: true });
  return {
    ended: () => (held ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()),
    stop: () => {
      for (const [name, listener] of heard) target.removeEventListener(name, listener, { capture: true });
      release();
    },
  };
}
