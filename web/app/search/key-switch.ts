import { useSyncExternalStore } from 'react';

/**
 * Whether the visitor lets `/` open the search. A key without Control or Alt can be hit by mistake, most of all with speech input, so it
 * can be switched off (WCAG 2.1.4, Character Key Shortcuts). Kept in this browser.
 */
const STORAGE_KEY = 'upfield-search-key';
const OFF = 'off';
const CHANGED = 'upfield-search-key-changed';

/** What the storage holds; a browser that forbids it (private windows) has the key on. */
export function isKeyOn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== OFF;
  } catch {
    return true;
  }
}

function switchKey(on: boolean): void {
  try {
    if (on) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, OFF);
  } catch (error) {
    console.warn('The choice about the search key cannot be kept in this browser', error);
  }
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed);
  return () => window.removeEventListener(CHANGED, changed);
}

/** The switch, for a checkbox. */
export function useKeySwitch(): [on: boolean, set: (on: boolean) => void] {
  return [useSyncExternalStore(subscribe, isKeyOn, () => true), switchKey];
}
